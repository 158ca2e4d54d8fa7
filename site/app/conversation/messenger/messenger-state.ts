import type { ParsedConversation } from '@nibras/contract/compat/parse-messenger.ts';
import type { Thread } from './messages/thread.ts';

/** The user's conversations as loaded in this tab. */
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

export const initialState: MessengerState = {
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
