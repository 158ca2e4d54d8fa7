import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The interval of readiness checks in milliseconds; a crashed process receives requests for up to that long. */
const checkInterval = 500;

interface Target {
  address: URL;
  ready: boolean;
  /** The WebSockets connected to it. */
  sockets: Set<Socket>;
}

const apiPaths = /^\/(api|storage|socket\.io|dev)(\/|$)/;

/**
 * Starts a load balancer: calls and files go to the API processes in turn, sockets to the one with the fewest, pages
 * to the site. A process is skipped only while `/readyz` fails; requests to one that has just ended fail, as with
 * other balancers that only check readiness. There are no sticky sessions.
 */
export async function startBalancer() {
  const agent = new Agent({ keepAlive: true });
  const apis: Target[] = [];
  const sites: Target[] = [];
  let turn = 0;
  let stopped = false;

  function pick(path: string): Target | undefined {
    const targets = apiPaths.test(path) ? apis : sites;
    const ready = targets.filter((target) => target.ready);
    turn += 1;
    return ready[turn % ready.length];
  }

  /** WebSockets are long-lived, so each goes to the process with the fewest. */
  const leastConnected = () =>
    apis
      .filter(({ ready }) => ready)
      .sort((one, other) => one.sockets.size - other.sockets.size)[0];

  /** Keeps an `X-Forwarded-For` of tests and of the site, which is trusted here. */
  function headersFor({ headers, socket }: IncomingMessage) {
    return {
      ...headers,
      'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress ?? '',
    };
  }

  function fail(response: ServerResponse, reason: string) {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(reason);
  }

  function forward(request: IncomingMessage, response: ServerResponse) {
    const target = pick(request.url ?? '/');
    if (!target) return fail(response, 'no process is ready');
    const { hostname, port } = target.address;
    const { method, url: path } = request;
    const onward = send({ hostname, port, method, path, headers: headersFor(request), agent });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', (error) => fail(response, error.message));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  function tunnel(request: IncomingMessage, tab: Socket, head: Buffer) {
    const target = leastConnected();
    if (!target) return tab.destroy();
    const onward = connect(Number(target.address.port), target.address.hostname);
    onward.on('connect', () => {
      const headers = Object.entries(headersFor(request)).flatMap(([name, value]) =>
        [value].flat().map((one) => `${name}: ${one}\r\n`),
      );
      onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      onward.write(head);
      onward.pipe(tab).pipe(onward);
      target.sockets.add(onward);
    });
    const end = () => {
      target.sockets.delete(onward);
      onward.destroy();
      tab.destroy();
    };
    for (const one of [onward, tab]) one.on('error', end).on('close', end);
  }

  async function watch(target: Target) {
    while (!stopped) {
      const answer = await fetch(new URL('/readyz', target.address)).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      target.ready = answer?.ok === true;
      await wait(checkInterval, undefined, { ref: false });
    }
  }

  const server = createServer(forward).on('upgrade', tunnel);
  // Longer than Node's default of 5 s, because a person's connection may be idle for longer.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const adding = (targets: Target[]) => (address: string) => {
    const target: Target = { address: new URL(address), ready: true, sockets: new Set() };
    targets.push(target);
    void watch(target);
  };
  return {
    address: `http://127.0.0.1:${port}`,
    addApi: adding(apis),
    addSite: adding(sites),
    /** How many WebSockets each API process holds, in the order in which they were added. */
    sockets: () => apis.map(({ sockets }) => sockets.size),
    async stop() {
      stopped = true;
      agent.destroy();
      server.closeAllConnections();
      for (const { sockets } of apis) for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
