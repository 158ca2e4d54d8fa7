import type { ParsedConversation } from '@nibras/contract/compat/parse-messenger.ts';
import { create } from 'zustand';
import { sessionStore } from '#platform/session/session-store.ts';
import { emptyThread, type Thread } from './messages/thread.ts';

export interface MessengerState {
  rows: readonly ParsedConversation[];
  listStatus: 'loading' | 'ready' | 'failed';
  /** The query string of the list's next page. */
  nextRows: string | null;
  loadingMore: boolean;
  /** The server can search in messages. */
  canSearch: boolean;
  threads: Readonly<Record<number, Thread>>;
  /** The server cannot be reached, so that presence is unknown and no message arrives. */
  isOffline: boolean;
  /** The conversation on screen. */
  openId: number | null;
  /** Who is typing in which conversation, and when that expires (ms since the epoch). */
  typing: Readonly<Record<number, { name: string; until: number }>>;
}

const initialState: MessengerState = {
  rows: [],
  listStatus: 'loading',
  nextRows: null,
  loadingMore: false,
  canSearch: false,
  threads: {},
  isOffline: false,
  openId: null,
  typing: {},
};

/** The user's conversations as loaded in this tab. */
export const useMessenger = create<MessengerState>(() => initialState);

// On sign-out the store is emptied, so that the next user of this browser sees none of it.
sessionStore.subscribe(({ isAuthenticated }, before) => {
  if (before.isAuthenticated && !isAuthenticated) useMessenger.setState(initialState, true);
});

/** The signed-in user's id; 0, which is no user's id, while the session is loading. */
export const myId = (): number => Number(sessionStore.getState().user?.id ?? 0);

export const threadOf = (id: number): Thread => useMessenger.getState().threads[id] ?? emptyThread;

/** Replaces the thread of one conversation by the result of `change`. */
export function changeThread(id: number, change: (thread: Thread) => Thread): void {
  useMessenger.setState(({ threads }) => ({
    threads: { ...threads, [id]: change(threads[id] ?? emptyThread) },
  }));
}

/** Replaces the list of conversations by the result of `change`. */
export function changeRows(
  change: (rows: readonly ParsedConversation[]) => readonly ParsedConversation[],
): void {
  useMessenger.setState(({ rows }) => ({ rows: change(rows) }));
}
