import { create } from 'zustand';
import { sessionStore } from '#platform/session/session-store.ts';
import { emptyThread, type Thread } from './messages/thread.ts';
import { type Details, type MessengerEvent, reduce } from './messenger-reducer.ts';
import { initialState, type MessengerState } from './messenger-state.ts';

export const useMessenger = create<MessengerState>(() => initialState);

// On sign-out the store is emptied, so that the next user of this browser sees none of it.
sessionStore.subscribe(({ isAuthenticated }, before) => {
  if (before.isAuthenticated && !isAuthenticated) useMessenger.setState(initialState, true);
});

/** The signed-in user's id; 0, which is no user's id, while the session is loading. */
export const myId = (): number => Number(sessionStore.getState().user?.id ?? 0);

export const threadOf = (id: number): Thread => useMessenger.getState().threads[id] ?? emptyThread;

export const isListed = (id: number): boolean =>
  useMessenger.getState().rows.some((row) => row.id === id);

/** The only way to change the store: applies a named event of `messenger-reducer.ts`. */
export function dispatch<Event extends MessengerEvent>(
  event: Event,
  ...details: Details<Event>
): void {
  useMessenger.setState((state) => reduce(state, event, ...details));
}
