import { realtime as limits } from '@nibras/contract/limits.ts';
import type { RealtimeSocket } from './realtime-types.ts';

/** Refused or closed by the server: tried again after this, unless the token changes first. */
const againAfter = 30_000;

/** A server that has never answered is left alone after so many failures, until the tab is seen anew. */
const triesAtAll = 4;

export interface ConnectionEnvironment {
  /** A new socket that has not connected yet. */
  open(): Promise<RealtimeSocket>;
  token(): string | null;
  online(): boolean;
  /** Whatever arrives. */
  onEvent(event: string, payload: unknown): void;
  /** Connected, at first and every time anew: something may have been missed until now. */
  onConnected(): void;
  onLost(): void;
}

/**
 * One connection of a tab: there while somebody is signed in and the network is. It follows the token: a renewed one
 * connects anew, none closes. A server that says that it has no sockets is asked once.
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
    }, againAfter);
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
      if (withoutSockets || (!everConnected && failures >= triesAtAll)) close();
      else if (!opened.active) tryLater();
    });
    opened.on('disconnect', () => {
      env.onLost();
      // Closed by the server: the socket would stay down.
      if (!opened.active) tryLater();
    });
    opened.onAny((event, payload) => {
      env.onEvent(event, payload);
      if (event === 'events-incomplete') env.onLost();
      if (event === 'catch-up') catchUp(opened);
    });
  }

  /** As after a connection. Every tab is told at the same moment, so each waits a different time. */
  function catchUp(told: RealtimeSocket): void {
    env.onLost();
    clearTimeout(catchingUp);
    catchingUp = setTimeout(() => {
      if (socket === told && told.connected) env.onConnected();
    }, Math.random() * limits.catchUpWithin);
  }

  async function open(): Promise<void> {
    opening = true;
    try {
      const opened = await env.open();
      // The session or the network may have gone while the code was on its way.
      if (socket || !env.token() || !env.online()) return;
      socket = opened;
      usedToken = env.token();
      listen(opened);
      opened.connect();
    } catch {
      // The code could not be had: polling goes on, and the next change tries again.
    } finally {
      opening = false;
    }
  }

  return {
    /** Brings the connection to what token and network ask for. Called whenever one of them changes. */
    follow(): void {
      const token = env.token();
      const wanted = token !== null && env.online() && !withoutSockets;
      if (socket && (!wanted || token !== usedToken)) close();
      if (wanted && !socket && !opening) void open();
    },
    close,
    current: () => socket,
  };
}
