import {
  type ClientEvents,
  type ServerEvents,
  socketHeader as socketHeaderName,
} from '@nibras/contract/conversation/realtime.ts';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { sessionStore } from '#platform/session/session-store.ts';
import { browserConfig } from '#platform/state/site-config.ts';
import { createConnection } from './connection.ts';
import { createListeners } from './listeners.ts';
import type { ReceivedEvent, SentEvent } from './realtime-types.ts';

/** `times` counts the connections, so that components notice each reconnection. */
const useConnection = create<{ connected: boolean; times: number }>(() => ({
  connected: false,
  times: 0,
}));

const listeners = createListeners();

const token = () => sessionStore.getState().accessToken;

const connection = createConnection({
  open: async () => {
    const { openSocket } = await import('./open-socket.ts');
    return openSocket(browserConfig().apiBaseUrl, token);
  },
  token,
  online: () => navigator.onLine,
  onEvent: listeners.notify,
  onConnected: () => useConnection.setState(({ times }) => ({ connected: true, times: times + 1 })),
  onLost: () => useConnection.setState({ connected: false }),
});

let started = false;

/** Starts when the browser is idle, so that it does not delay the first view. */
function start(): void {
  if (started) return;
  started = true;
  const begin = () => {
    connection.follow();
    sessionStore.subscribe(({ accessToken }, before) => {
      if (accessToken !== before.accessToken) connection.follow();
    });
    window.addEventListener('online', connection.follow);
    window.addEventListener('offline', connection.follow);
    document.addEventListener('visibilitychange', connection.follow);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2_000 });
  else setTimeout(begin, 200);
}

/** Subscribes to a server event while the component is mounted. */
export function useRealtime<Name extends keyof ServerEvents>(
  event: Name,
  handler: (payload: ReceivedEvent<Name>) => void,
): void {
  const handle = useEffectEvent(handler);
  useEffect(() => {
    start();
    return listeners.on(event, handle);
  }, [event]);
}

/**
 * Calls `catchUp` at every connection that is made while the component is mounted: earlier events may have been missed.
 */
export function useReconnected(catchUp: () => void): void {
  const run = useEffectEvent(catchUp);
  useEffect(() => {
    start();
    return useConnection.subscribe(({ times }, before) => {
      if (times !== before.times) run();
    });
  }, []);
}

/** Whether the tab is connected now. */
export function useConnected(): boolean {
  return useConnection(({ connected }) => connected);
}

/** Sends an event to the server; does nothing without a connection. */
export function emitToServer<Name extends keyof ClientEvents>(
  event: Name,
  payload: SentEvent<Name>,
): void {
  const socket = connection.current();
  if (socket?.connected) socket.emit(event, payload);
}

/** A header that names this tab's socket in a call, so that the server does not notify this tab of its own change. */
export function socketHeader(): Record<string, string> {
  const socket = connection.current();
  return socket?.connected && socket.id ? { [socketHeaderName]: socket.id } : {};
}

/** `useConnected` for code outside of components. */
export const isConnected = (): boolean => useConnection.getState().connected;

/**
 * How many times the tab has connected. Two equal counts, connected at both times, mean no event was missed in between.
 */
export const connectionCount = (): number => useConnection.getState().times;
