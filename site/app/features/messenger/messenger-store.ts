import type { ParsedConversation } from '@nibras/contract/compat/parse-messenger.ts';
import { create } from 'zustand';
import { sessionStore } from '#platform/session/session-store.ts';
import { emptyThread, type Thread } from './thread.ts';

export interface MessengerState {
  rows: readonly ParsedConversation[];
  listStatus: 'loading' | 'ready' | 'failed';
  /** The query of the list's next page. */
  nextRows: string | null;
  loadingMore: boolean;
  threads: Readonly<Record<number, Thread>>;
  /** The conversation on screen. */
  openId: number | null;
  /** Conversations that somebody is writing in, and until when that is believed. */
  typing: Readonly<Record<number, { name: string; until: number }>>;
}

const nothingYet: MessengerState = {
  rows: [],
  listStatus: 'loading',
  nextRows: null,
  loadingMore: false,
  threads: {},
  openId: null,
  typing: {},
};

/** What this tab knows of the person's conversations. */
export const useMessenger = create<MessengerState>(() => nothingYet);

// The next person at this browser sees nothing of the last one's.
sessionStore.subscribe(({ isAuthenticated }, before) => {
  if (before.isAuthenticated && !isAuthenticated) useMessenger.setState(nothingYet, true);
});

/** 0 while it is not known who is signed in: nobody's id. */
export const myId = (): number => Number(sessionStore.getState().user?.id ?? 0);

export const threadOf = (id: number): Thread => useMessenger.getState().threads[id] ?? emptyThread;

/** Changes what is known of one conversation's messages. */
export function changeThread(id: number, change: (thread: Thread) => Thread): void {
  useMessenger.setState(({ threads }) => ({
    threads: { ...threads, [id]: change(threads[id] ?? emptyThread) },
  }));
}

/** Changes the list. */
export function changeRows(
  change: (rows: readonly ParsedConversation[]) => readonly ParsedConversation[],
): void {
  useMessenger.setState(({ rows }) => ({ rows: change(rows) }));
}
