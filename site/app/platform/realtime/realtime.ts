import {
  type ClientEvents,
  type ServerEvents,
  socketHeader as socketHeaderName,
} from '@nibras/contract/realtime.ts';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { sessionStore } from '#platform/session/session-store.ts';
import { browserConfig } from '#platform/state/site-config.ts';
import { createConnection } from './connection.ts';
import { createListeners } from './listeners.ts';
import type { ReceivedEvent, Told } from './realtime-types.ts';

/** `times` counts the connections, so that whoever missed something learns of each. */
const useLink = create<{ connected: boolean; times: number }>(() => ({
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
  onEvent: listeners.tell,
  onConnected: () => useLink.setState(({ times }) => ({ connected: true, times: times + 1 })),
  onLost: () => useLink.setState({ connected: false }),
});

let started = false;

/** Begins once the page is at rest: what is on screen goes first. */
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

/** Hears what the server tells this person, for as long as the component stands. */
export function useRealtime<Name extends keyof ServerEvents>(
  event: Name,
  hear: (payload: ReceivedEvent<Name>) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    start();
    return listeners.on(event, heard);
  }, [event]);
}

/** Calls back at every connection but one that stood already: what came before it may have been missed. */
export function useReconnected(catchUp: () => void): void {
  const run = useEffectEvent(catchUp);
  useEffect(() => {
    start();
    return useLink.subscribe(({ times }, before) => {
      if (times !== before.times) run();
    });
  }, []);
}

/** Whether the server can be heard at this moment. */
export function useConnected(): boolean {
  return useLink(({ connected }) => connected);
}

/** Tells the server; nothing where there is no connection. */
export function emitToServer<Name extends keyof ClientEvents>(
  event: Name,
  payload: Told<Name>,
): void {
  const socket = connection.current();
  if (socket?.connected) socket.emit(event, payload);
}

/** Names this tab's socket to a call, so that the server need not tell this tab what it did itself. */
export function socketHeader(): Record<string, string> {
  const socket = connection.current();
  return socket?.connected && socket.id ? { [socketHeaderName]: socket.id } : {};
}

/** The same for code outside of components. */
export const isLinked = (): boolean => useLink.getState().connected;

/** How many times the tab has connected: two equal counts with a connection at both ends had no gap between. */
export const linkCount = (): number => useLink.getState().times;
