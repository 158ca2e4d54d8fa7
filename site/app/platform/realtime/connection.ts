import { realtime as limits } from '@nibras/contract/limits.ts';
import type { RealtimeSocket } from './realtime-types.ts';

/** The delay (ms) before a retry after the server refused or closed the connection; a new token retries at once. */
const retryAfter = 30_000;

/**
 * The number of failures after which a server that never answered is no longer tried, until the next change (of the
 * token, the network or the tab's visibility).
 */
const maxFirstAttempts = 4;

export interface ConnectionEnvironment {
  /** A new socket that has not connected yet. */
  open(): Promise<RealtimeSocket>;
  token(): string | null;
  online(): boolean;
  /** Called for every event. */
  onEvent(event: string, payload: unknown): void;
  /** Called at the first connection and at each reconnection: events may have been missed before. */
  onConnected(): void;
  onLost(): void;
}

/**
 * The one connection of a tab, open while a user is signed in and the network is available. It follows the token: a
 * renewed token reconnects, no token closes. A server that answers 404 or 405 has no sockets and is tried only once.
 */
export function createConnection(env: ConnectionEnvironment) {
  let socket: RealtimeSocket | null = null;
  let opening = false;
  let usedToken: string | null = null;
  let everConnected = false;
  let failures = 0;
  let withoutSockets = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let catchingUp: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    clearTimeout(catchingUp);
    const closed = socket;
    socket = null;
    usedToken = null;
    if (!closed) return;
    const wasConnected = closed.connected;
    closed.removeAllListeners();
    closed.disconnect();
    if (wasConnected) env.onLost();
  }

  function tryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (socket && !socket.active && !socket.connected) socket.connect();
    }, retryAfter);
  }

  function listen(opened: RealtimeSocket): void {
    opened.on('connect', () => {
      everConnected = true;
      failures = 0;
      env.onConnected();
    });
    opened.on('connect_error', (error: { description?: unknown }) => {
      failures += 1;
      withoutSockets = !everConnected && [404, 405].includes(error.description as number);
      if (withoutSockets || (!everConnected && failures >= maxFirstAttempts)) close();
      else if (!opened.active) tryLater();
    });
    opened.on('disconnect', () => {
      env.onLost();
      // Closed by the server: socket.io does not reconnect by itself.
      if (!opened.active) tryLater();
    });
    opened.onAny((event, payload) => {
      env.onEvent(event, payload);
      if (event === 'events-incomplete') env.onLost();
      if (event === 'catch-up') catchUp(opened);
    });
  }

  /** Acts as after a reconnection. All tabs get the event at the same time, so each waits for a random time. */
  function catchUp(receiver: RealtimeSocket): void {
    env.onLost();
    clearTimeout(catchingUp);
    catchingUp = setTimeout(() => {
      if (socket === receiver && receiver.connected) env.onConnected();
    }, Math.random() * limits.catchUpWithin);
  }

  async function open(): Promise<void> {
    opening = true;
    try {
      const opened = await env.open();
      // The session may have ended or the network been lost while the code was loading.
      if (socket || !env.token() || !env.online()) return;
      socket = opened;
      usedToken = env.token();
      listen(opened);
      opened.connect();
    } catch {
      // The code did not load: polling continues, and the next change tries again.
    } finally {
      opening = false;
    }
  }

  return {
    /** Opens, closes or replaces the connection to match token and network. Called whenever one of them changes. */
    follow(): void {
      const token = env.token();
      const shouldConnect = token !== null && env.online() && !withoutSockets;
      if (socket && (!shouldConnect || token !== usedToken)) close();
      if (shouldConnect && !socket && !opening) void open();
    },
    close,
    current: () => socket,
  };
}
