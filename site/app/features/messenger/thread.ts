import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { messageKey, type ShownMessage } from './shown-message.ts';

/** Which of `messengerTexts` tells why there are no messages. */
export type LoadFailure = 'notLoaded' | 'loadFailed';

/** What a tab knows of one conversation's messages. Changed by the functions of this file, never in place. */
export interface Thread {
  status: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  failure: LoadFailure | null;
  /** By id, the oldest first; what is on its way stands last. */
  messages: readonly ShownMessage[];
  /** The query of the next older page; null when there is none. */
  older: string | null;
  olderStatus: 'idle' | 'loading' | 'failed';
  /** Everything up to this id is here, from the oldest that is shown: what is asked after when a line was lost. */
  syncedTo: number;
  /** Everything up to this id came in answers to this tab's own calls: no lost event has left a gap before it. */
  fetchedTo: number;
  /** Nothing can have been missed since `syncedTo`: the connection has stood ever since. */
  live: boolean;
  /** When its newest page was fetched: the addresses of its files do not last. */
  loadedAt: number;
  /** The unread line stands before the first message of others after this id; null for no line. */
  readUpTo: number | null;
}

export const emptyThread: Thread = {
  status: 'loading',
  failure: null,
  messages: [],
  older: null,
  olderStatus: 'idle',
  syncedTo: 0,
  fetchedTo: 0,
  live: false,
  loadedAt: 0,
  readUpTo: null,
};

const byId = (one: ShownMessage, other: ShownMessage) => one.id - other.id;

/**
 * Takes up messages from the server: each once, in order, and in the place of the temporary one that it confirms. What
 * a tab alone knows of a message (its picture) stays with it.
 */
export function withMessages(
  known: readonly ShownMessage[],
  arrived: readonly ParsedMessage[],
): readonly ShownMessage[] {
  if (arrived.length === 0) return known;
  const byKey = new Map(known.map((one) => [messageKey(one), one]));
  // The same message may be known without its key: another server keeps none.
  const keyOfId = new Map(known.map((one) => [one.id, messageKey(one)]));
  for (const one of arrived) {
    const shown = byKey.get(keyOfId.get(one.id) ?? messageKey(one));
    const localUrl = shown?.localUrl;
    const key = shown?.client_key ?? one.client_key;
    if (shown) byKey.delete(messageKey(shown));
    const taken = { ...one, client_key: key, ...(localUrl && { localUrl }) };
    byKey.set(messageKey(taken), taken);
  }
  return [...byKey.values()].sort(byId);
}

const newestId = (messages: readonly ParsedMessage[]) =>
  messages.reduce((newest, { id }) => Math.max(newest, id), 0);

/** The newest page, which is where a conversation begins to be shown. */
export function withFirstPage(
  thread: Thread,
  page: { data: readonly ParsedMessage[]; older: string | null },
): Thread {
  return {
    ...thread,
    status: 'ready',
    failure: null,
    messages: withMessages(thread.messages, page.data),
    older: page.older,
    olderStatus: 'idle',
    loadedAt: Date.now(),
    syncedTo: Math.max(thread.syncedTo, newestId(page.data)),
    fetchedTo: Math.max(thread.fetchedTo, newestId(page.data)),
  };
}

export function withOlderPage(
  thread: Thread,
  page: { data: readonly ParsedMessage[]; older: string | null },
): Thread {
  return {
    ...thread,
    messages: withMessages(thread.messages, page.data),
    // A page that brings nothing older would be asked for without end.
    older: page.data.length > 0 ? page.older : null,
    olderStatus: 'idle',
  };
}

/** What a reconnection asked for: everything up to its newest is here now. */
export function withMissed(thread: Thread, missed: readonly ParsedMessage[]): Thread {
  return {
    ...thread,
    messages: withMessages(thread.messages, missed),
    syncedTo: Math.max(thread.syncedTo, newestId(missed)),
    fetchedTo: Math.max(thread.fetchedTo, newestId(missed)),
  };
}

/** Events were lost, nobody knows which: only what was fetched is known to be without a gap. */
export const withLostEvents = (thread: Thread): Thread => ({
  ...thread,
  live: false,
  syncedTo: Math.min(thread.syncedTo, thread.fetchedTo),
});

/** What arrived by the connection. After a gap it may stand alone, so it closes none. */
export function withLive(thread: Thread, message: ParsedMessage): Thread {
  return {
    ...thread,
    messages: withMessages(thread.messages, [message]),
    syncedTo: thread.live ? Math.max(thread.syncedTo, message.id) : thread.syncedTo,
  };
}

export const withTemporary = (thread: Thread, temporary: ShownMessage): Thread => ({
  ...thread,
  messages: [...thread.messages, temporary],
  // Whoever answers has read.
  readUpTo: null,
});

const changeTemporary = (
  thread: Thread,
  key: string,
  change: (temporary: ShownMessage) => ShownMessage[],
): Thread => ({
  ...thread,
  messages: thread.messages.flatMap((one) =>
    one.is_temp && one.client_key === key ? change(one) : [one],
  ),
});

export const withProgress = (thread: Thread, key: string, progress: number): Thread =>
  changeTemporary(thread, key, (temporary) => [{ ...temporary, progress }]);

export const withoutTemporary = (thread: Thread, key: string): Thread =>
  changeTemporary(thread, key, () => []);

/** The server's message in the temporary one's place, by our own key: not every server gives it back. */
export const withSent = (thread: Thread, key: string, sent: ParsedMessage): Thread => ({
  ...thread,
  messages: withMessages(thread.messages, [{ ...sent, client_key: key }]),
});

/** A few known messages are asked for again: one that was committed late has a smaller id than what came before it. */
const overlap = 3;

/** The id after which a reconnection asks. */
export function askAfter({ messages, syncedTo }: Thread): number {
  const known = messages.filter(({ id }) => id <= syncedTo);
  return known.at(-1 - overlap)?.id ?? Math.max(0, (known[0]?.id ?? 1) - 1);
}

/** Up to where somebody had read, for a server that tells only how many are unread. */
export function readUpToByCount(
  messages: readonly ParsedMessage[],
  me: number,
  unread: number,
): number | null {
  const others = messages.filter(({ user_id }) => user_id !== me);
  const first = others.at(-Math.min(unread, others.length));
  return unread > 0 && first ? first.id - 1 : null;
}
