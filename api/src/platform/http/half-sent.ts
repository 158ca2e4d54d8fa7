import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a request may take to arrive once the process is stopping, in milliseconds. */
const grace = 1_500;

const sweepEvery = 100;

interface Exchange {
  request: IncomingMessage;
  /** When it began to arrive. */
  since: number;
}

interface Connection {
  exchanges: Set<Exchange>;
  /** When it was opened, or its last response ended. */
  since: number;
}

/** The requests of a server that have not arrived whole. */
export interface HalfSent {
  /** The process is stopping: from now on a request has `grace` to arrive. What has arrived is answered. */
  begin(): void;
  /** The server is closing: connections that wait for the rest of their headers end likewise. */
  close(): void;
}

/**
 * Follows the connections of a server, to close those of clients that have sent half of a request when the process
 * stops: a slow or silent client would keep it running. Upgraded connections are left to those who upgraded them.
 */
export function followHalfSent(server: Server): HalfSent {
  const connections = new Map<Socket, Connection>();
  let begunAt: number | null = null;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { exchanges: new Set(), since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    const exchange = { request, since: performance.now() };
    connection.exchanges.add(exchange);
    response.once('close', () => {
      connection.exchanges.delete(exchange);
      connection.since = performance.now();
    });
  });
  server.once('close', () => clearInterval(timer));

  /** Whether nothing of the connection is whole, and it has had its time. */
  function isOverdue({ exchanges, since }: Connection, now: number): boolean {
    const hasHadItsTime = (from: number) => now - Math.max(from, begunAt ?? now) >= grace;
    if (exchanges.size === 0) return isClosing && hasHadItsTime(since);
    return [...exchanges].every(
      (exchange) => !exchange.request.complete && hasHadItsTime(exchange.since),
    );
  }

  function sweep() {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (isOverdue(connection, now)) socket.destroy();
    }
  }

  function begin() {
    begunAt ??= performance.now();
    timer ??= setInterval(sweep, sweepEvery).unref();
  }

  return {
    begin,
    close() {
      begin();
      isClosing = true;
    },
  };
}
