import type { ParsedConversation, ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import {
  withAllRead,
  withConversations,
  withLastMessage,
  withMoreConversations,
  withNoneUnread,
  withPresence,
  withReadMark,
} from './conversations/conversation-list.ts';
import type { ShownMessage } from './messages/shown-message.ts';
import {
  emptyThread,
  type LoadFailure,
  type NewerPage,
  type OlderPage,
  readUpToByCount,
  type Surroundings,
  type Thread,
  threadAround,
  withFirstPage,
  withLiveMessage,
  withLostEvents,
  withMissed,
  withNewerPage,
  withOlderPage,
  withoutMessage,
  withoutTemporary,
  withProgress,
  withSent,
  withTemporary,
} from './messages/thread.ts';
import type { MessengerState } from './messenger-state.ts';

type Change = Partial<MessengerState>;

/** An event of one conversation. */
interface OfConversation {
  id: number;
}

const changeThread = (
  { threads }: MessengerState,
  id: number,
  change: (thread: Thread) => Thread,
): Change => ({ threads: { ...threads, [id]: change(threads[id] ?? emptyThread) } });

/** Changes a thread that is loaded; another stays empty until it is opened. */
const changeLoaded = (state: MessengerState, id: number, change: (thread: Thread) => Thread) =>
  state.threads[id] ? changeThread(state, id, change) : {};

/** The id of the last message that `me` had read when the conversation was opened; the unread line follows it. */
function lastReadId(
  { rows }: MessengerState,
  { id, me, messages }: OfConversation & { me: number; messages: readonly ParsedMessage[] },
): number | null {
  const row = rows.find((one) => one.id === id);
  if (!row || row.new_messages === 0) return null;
  const own = row.participants.find((one) => one.id === me)?.last_read_message_id ?? 0;
  return own > 0 ? own : readUpToByCount(messages, me, row.new_messages);
}

/**
 * What each event of the messenger changes in its state. Pure: a reducer takes the state and the event, and returns the
 * changed parts. The rules of one thread are in `messages/thread.ts`, those of the list in
 * `conversations/conversation-list.ts`.
 */
export const reducers = {
  listRequested: (): Change => ({ listStatus: 'loading' }),
  listLoaded: (
    { rows, nextRows, listStatus },
    page: { data: readonly ParsedConversation[]; next: string | null; canSearch: boolean },
  ): Change => ({
    rows: withConversations(rows, page.data),
    listStatus: 'ready',
    canSearch: page.canSearch,
    // Further pages that were loaded before stay in the list.
    nextRows: listStatus === 'ready' && rows.length > page.data.length ? nextRows : page.next,
  }),
  /** A list that is shown stays. */
  listFailed: ({ listStatus }): Change => (listStatus === 'ready' ? {} : { listStatus: 'failed' }),
  moreRowsRequested: (): Change => ({ loadingMore: true }),
  moreRowsLoaded: (
    { rows },
    page: { data: readonly ParsedConversation[]; next: string | null },
  ): Change => ({
    rows: withMoreConversations(rows, page.data),
    nextRows: page.next,
    loadingMore: false,
  }),
  moreRowsFailed: (): Change => ({ loadingMore: false }),
  conversationLoaded: ({ rows }, { row }: { row: ParsedConversation }): Change => ({
    rows: withConversations(rows, [row]),
  }),

  conversationOpened: (_, { id }: OfConversation): Change => ({ openId: id }),
  conversationClosed: (): Change => ({ openId: null }),
  /** The messages of a loaded conversation are shown again: the unread line is placed anew. */
  conversationShown: (state, { id, me }: OfConversation & { me: number }): Change =>
    changeThread(state, id, (thread) => ({
      ...thread,
      readUpTo: lastReadId(state, { id, me, messages: thread.messages }),
    })),

  threadDropped: (state, { id }: OfConversation): Change =>
    changeThread(state, id, () => emptyThread),
  newestRequested: (state, { id }: OfConversation): Change =>
    changeThread(state, id, (thread) => ({ ...thread, status: 'loading', failure: null })),
  newestLoaded: (
    state,
    event: OfConversation & {
      page: OlderPage;
      live: boolean;
      me: number;
    },
  ): Change =>
    changeThread(state, event.id, (thread) => ({
      ...withFirstPage(thread, event.page),
      live: event.live,
      readUpTo: thread.readUpTo ?? lastReadId(state, { ...event, messages: event.page.data }),
    })),
  surroundingsLoaded: (
    state,
    { id, live, ...pages }: OfConversation & Surroundings & { live: boolean },
  ): Change =>
    changeThread(state, id, () => {
      const thread = threadAround(pages);
      return { ...thread, live: thread.newer === null && live };
    }),
  /** The shown messages are cleared. */
  threadFailed: (state, { id, failure }: OfConversation & { failure: LoadFailure }): Change =>
    changeThread(state, id, () => ({ ...emptyThread, status: 'failed', failure })),

  olderRequested: (state, { id }: OfConversation): Change =>
    changeThread(state, id, (thread) => ({ ...thread, olderStatus: 'loading' })),
  olderLoaded: (state, { id, page }: OfConversation & { page: OlderPage }): Change =>
    changeThread(state, id, (thread) => withOlderPage(thread, page)),
  olderFailed: (state, { id }: OfConversation): Change =>
    changeThread(state, id, (thread) => ({ ...thread, olderStatus: 'failed' })),

  newerRequested: (state, { id }: OfConversation): Change =>
    changeThread(state, id, (thread) => ({ ...thread, newerStatus: 'loading' })),
  /** @param query the page's query string: the thread may have moved elsewhere during the request */
  newerLoaded: (
    state,
    {
      id,
      query,
      page,
      live,
    }: OfConversation & {
      query: string;
      page: NewerPage;
      live: boolean;
    },
  ): Change =>
    changeThread(state, id, (thread) =>
      thread.newer === query
        ? { ...withNewerPage(thread, page), live: page.newer === null && live }
        : thread,
    ),
  newerFailed: (state, { id }: OfConversation): Change =>
    changeThread(state, id, (thread) => ({ ...thread, newerStatus: 'failed' })),

  fileUrlsRenewed: (
    state,
    { id, messages }: OfConversation & { messages: readonly ParsedMessage[] },
  ): Change =>
    changeThread(state, id, (thread) => ({
      ...withMissed(thread, messages),
      loadedAt: Date.now(),
    })),
  missedLoaded: (
    state,
    event: OfConversation & { messages: readonly ParsedMessage[]; live: boolean; me: number },
  ): Change => {
    const newest = event.messages.at(-1);
    return {
      ...changeThread(state, event.id, (thread) => ({
        ...withMissed(thread, event.messages),
        live: event.live,
      })),
      ...(newest && { rows: withLastMessage(state.rows, newest, newest.user_id !== event.me) }),
    };
  },

  sendingStarted: (state, { id, temporary }: OfConversation & { temporary: ShownMessage }) =>
    changeThread(state, id, (thread) => withTemporary(thread, temporary)),
  uploadProgressed: (
    state,
    { id, key, fraction }: OfConversation & { key: string; fraction: number },
  ): Change => changeThread(state, id, (thread) => withProgress(thread, key, fraction)),
  sent: (
    state,
    { id, key, message }: OfConversation & { key: string; message: ParsedMessage },
  ): Change => ({
    ...changeThread(state, id, (thread) => withSent(thread, key, message)),
    rows: withLastMessage(state.rows, message, false),
  }),
  /** Sending has failed or was cancelled, or a fetched message has replaced the temporary one. */
  sendingEnded: (state, { id, key }: OfConversation & { key: string }): Change =>
    changeThread(state, id, (thread) => withoutTemporary(thread, key)),

  /**
   * A message of another user.
   * @param visible whether its conversation is on screen
   * @param counts whether it is unread
   */
  messageReceived: (
    state,
    { message, visible, counts }: { message: ParsedMessage; visible: boolean; counts: boolean },
  ): Change => {
    const { conversation_id: id } = message;
    const { [id]: _stopped, ...typing } = state.typing;
    // Open in a hidden tab: the unread line marks where to continue reading.
    const marksLine = state.openId === id && !visible;
    return {
      ...changeLoaded(state, id, (thread) => {
        const updated = withLiveMessage(thread, message);
        return marksLine && updated.readUpTo === null
          ? { ...updated, readUpTo: message.id - 1 }
          : updated;
      }),
      rows: withLastMessage(state.rows, message, counts),
      typing,
    };
  },
  /** An own message: sent from another tab, or from this one when its response was lost. */
  ownMessageReceived: (state, { message }: { message: ParsedMessage }): Change => ({
    ...changeLoaded(state, message.conversation_id, (thread) => withLiveMessage(thread, message)),
    rows: withLastMessage(state.rows, message, false),
  }),
  messageHidden: (state, { id, message }: OfConversation & { message: number }): Change =>
    changeLoaded(state, id, (thread) => withoutMessage(thread, message)),
  messagesRead: (
    { rows },
    {
      me,
      ...mark
    }: { me: number; conversation_id: number; user_id: number; last_read_message_id: number },
  ): Change => {
    const marked = withReadMark(rows, mark);
    return { rows: mark.user_id === me ? withNoneUnread(marked, mark.conversation_id) : marked };
  },
  allRead: ({ rows }): Change => ({ rows: withAllRead(rows) }),
  presenceChanged: ({ rows }, presence: Parameters<typeof withPresence>[1]): Change => ({
    rows: withPresence(rows, presence),
  }),
  typingStarted: (
    { typing },
    { id, ...typist }: OfConversation & { name: string; until: number },
  ): Change => ({ typing: { ...typing, [id]: typist } }),
  /** Ends the typing that lasts until then; a later event has prolonged it otherwise. */
  typingExpired: ({ typing }, { id, until }: OfConversation & { until: number }): Change => {
    if (typing[id]?.until !== until) return {};
    const { [id]: _expired, ...others } = typing;
    return { typing: others };
  },

  eventsLost: ({ threads }): Change => ({
    threads: Object.fromEntries(
      Object.entries(threads).map(([id, thread]) => [id, withLostEvents(thread)]),
    ),
  }),
  /** Every conversation but the open one may have gaps, and is fetched again when it is opened. */
  reconnected: ({ openId, threads }): Change => {
    const open = openId === null ? undefined : threads[openId];
    return { threads: openId !== null && open ? { [openId]: { ...open, live: false } } : {} };
  },
  reachabilityChecked: (_, { isOffline }: { isOffline: boolean }): Change => ({ isOffline }),
} satisfies Record<string, (state: MessengerState, event: never) => Change>;

export type MessengerEvent = keyof typeof reducers;

/** What an event carries; nothing for one without details. */
export type Details<Event extends MessengerEvent> =
  Parameters<(typeof reducers)[Event]> extends [unknown, infer Carried] ? [Carried] : [];

/** The state after an event. */
export const reduce = <Event extends MessengerEvent>(
  state: MessengerState,
  event: Event,
  ...details: Details<Event>
): MessengerState => ({
  ...state,
  ...(reducers[event] as (state: MessengerState, carried?: unknown) => Change)(state, details[0]),
});
