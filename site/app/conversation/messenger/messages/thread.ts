import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { messageKey, type ShownMessage } from './shown-message.ts';

/** The key of the failure's text in `messengerTexts`. */
export type LoadFailure = 'notLoaded' | 'loadFailed' | 'missing';

export type PageStatus = 'idle' | 'loading' | 'failed';

/** The loaded messages of one conversation. Immutable: the functions of this file return a changed copy. */
export interface Thread {
  status: 'loading' | 'ready' | 'failed';
  /** Set when `status` is failed. */
  failure: LoadFailure | null;
  /** By id, the oldest first; temporary messages are last. */
  messages: readonly ShownMessage[];
  /** The query string of the next older page; null when there is none. */
  older: string | null;
  olderStatus: PageStatus;
  /**
   * The query string of the page after the newest shown message; null when the thread reaches the conversation's end. Set
   * while the thread shows the surroundings of a found message: then arriving messages are not appended.
   */
  newer: string | null;
  newerStatus: PageStatus;
  /** There is no gap between the oldest shown message and this id; a reconnection fetches from here. */
  syncedTo: number;
  /** All messages up to this id were fetched, so lost events cannot have left a gap before it. */
  fetchedTo: number;
  /** The socket has been connected since `syncedTo`, so no message can have been missed. */
  live: boolean;
  /** When the newest page was fetched (ms since the epoch): its file URLs expire. */
  loadedAt: number;
  /** The unread line precedes the first message of others after this id; null for no line. */
  readUpTo: number | null;
}

export interface MessagePage {
  data: readonly ParsedMessage[];
}

export interface OlderPage extends MessagePage {
  /** The query string of the page before it. */
  older: string | null;
}

export interface NewerPage extends MessagePage {
  /** The query string of the page after it. */
  newer: string | null;
}

export const emptyThread: Thread = {
  status: 'loading',
  failure: null,
  messages: [],
  older: null,
  olderStatus: 'idle',
  newer: null,
  newerStatus: 'idle',
  syncedTo: 0,
  fetchedTo: 0,
  live: false,
  loadedAt: 0,
  readUpTo: null,
};

const byId = (one: ShownMessage, other: ShownMessage) => one.id - other.id;

/**
 * Merges messages of the server without duplicates and in order; each replaces the temporary message that it confirms
 * and keeps the local URL of its picture.
 */
export function withMessages(
  known: readonly ShownMessage[],
  received: readonly ParsedMessage[],
): readonly ShownMessage[] {
  if (received.length === 0) return known;
  const byKey = new Map(known.map((one) => [messageKey(one), one]));
  // A server that stores no client keys sends the same message without its key.
  const keyOfId = new Map(known.map((one) => [one.id, messageKey(one)]));
  for (const one of received) {
    const shown = byKey.get(keyOfId.get(one.id) ?? messageKey(one));
    const localUrl = shown?.localUrl;
    const key = shown?.client_key ?? one.client_key;
    if (shown) byKey.delete(messageKey(shown));
    const merged = { ...one, client_key: key, ...(localUrl && { localUrl }) };
    byKey.set(messageKey(merged), merged);
  }
  return [...byKey.values()].sort(byId);
}

const newestId = (messages: readonly ParsedMessage[]) =>
  messages.reduce((newest, { id }) => Math.max(newest, id), 0);

/** Applies the newest page, which is loaded first. */
export function withFirstPage(thread: Thread, page: OlderPage): Thread {
  return {
    ...thread,
    status: 'ready',
    failure: null,
    messages: withMessages(thread.messages, page.data),
    older: page.older,
    olderStatus: 'idle',
    newer: null,
    loadedAt: Date.now(),
    syncedTo: Math.max(thread.syncedTo, newestId(page.data)),
    fetchedTo: Math.max(thread.fetchedTo, newestId(page.data)),
  };
}

/** Applies a page of older messages. */
export function withOlderPage(thread: Thread, page: OlderPage): Thread {
  return {
    ...thread,
    messages: withMessages(thread.messages, page.data),
    // An empty page ends the paging; otherwise it would be fetched forever.
    older: page.data.length > 0 ? page.older : null,
    olderStatus: 'idle',
  };
}

export interface Surroundings {
  /** The page that ends with the found message. */
  before: OlderPage;
  after: NewerPage;
}

/** A thread that shows the surroundings of a found message. */
export function threadAround({ before, after }: Surroundings): Thread {
  const messages = withMessages([], [...before.data, ...after.data]);
  return {
    ...emptyThread,
    status: 'ready',
    messages,
    older: before.older,
    newer: after.newer,
    loadedAt: Date.now(),
    syncedTo: newestId(messages),
    fetchedTo: newestId(messages),
  };
}

/** Applies the page after the newest shown message. */
export const withNewerPage = (thread: Thread, page: NewerPage): Thread => ({
  ...withMissed(thread, page.data),
  newer: page.data.length > 0 ? page.newer : null,
  newerStatus: 'idle',
});

/** Applies the messages fetched after a reconnection: there is no gap up to the newest of them. */
export function withMissed(thread: Thread, missed: readonly ParsedMessage[]): Thread {
  return {
    ...thread,
    messages: withMessages(thread.messages, missed),
    syncedTo: Math.max(thread.syncedTo, newestId(missed)),
    fetchedTo: Math.max(thread.fetchedTo, newestId(missed)),
  };
}

/** Unknown events were lost: only the fetched messages are known to be without a gap. */
export const withLostEvents = (thread: Thread): Thread => ({
  ...thread,
  live: false,
  syncedTo: Math.min(thread.syncedTo, thread.fetchedTo),
});

/** Applies a message received by the socket. It may follow a gap, so it advances `syncedTo` only while live. */
export function withLiveMessage(thread: Thread, message: ParsedMessage): Thread {
  if (thread.newer !== null) return thread;
  return {
    ...thread,
    messages: withMessages(thread.messages, [message]),
    syncedTo: thread.live ? Math.max(thread.syncedTo, message.id) : thread.syncedTo,
  };
}

export const withTemporary = (thread: Thread, temporary: ShownMessage): Thread => ({
  ...thread,
  messages: [...thread.messages, temporary],
  // The user has read the messages that they reply to.
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

/** Removes a message that a moderator has hidden. */
export const withoutMessage = (thread: Thread, id: number): Thread => ({
  ...thread,
  messages: thread.messages.filter((message) => message.id !== id),
});

/** Replaces the temporary message by the server's, found by our own key, which not every server returns. */
export const withSent = (thread: Thread, key: string, sent: ParsedMessage): Thread => ({
  ...thread,
  messages: withMessages(thread.messages, [{ ...sent, client_key: key }]),
});

/** This many known messages are fetched again, since one that was committed late has a smaller id. */
const overlap = 3;

/** The id after which a reconnection fetches. */
export function syncFromId({ messages, syncedTo }: Thread): number {
  const known = messages.filter(({ id }) => id <= syncedTo);
  return known.at(-1 - overlap)?.id ?? Math.max(0, (known[0]?.id ?? 1) - 1);
}

/** The last read id, for a server that sends only the unread count. */
export function readUpToByCount(
  messages: readonly ParsedMessage[],
  me: number,
  unread: number,
): number | null {
  const others = messages.filter(({ user_id }) => user_id !== me);
  const first = others.at(-Math.min(unread, others.length));
  return unread > 0 && first ? first.id - 1 : null;
}
