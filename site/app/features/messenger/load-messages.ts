import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { connectionCount, isConnected } from '#platform/realtime/realtime.ts';
import { fetchMessages } from './calls.ts';
import { withLastMessage } from './conversation-list.ts';
import { forgetReturned } from './drafts.ts';
import { bringConversation } from './load-conversations.ts';
import { changeRows, changeThread, myId, threadOf, useMessenger } from './messenger-store.ts';
import {
  askAfter,
  emptyThread,
  type LoadFailure,
  readUpToByCount,
  type Thread,
  withFirstPage,
  withMissed,
  withOlderPage,
} from './thread.ts';

/** A gap of more pages than this is not caught up with: the conversation begins anew at its newest. */
const mostMissedPages = 20;

/** The specification tells two apart: an answer that is not OK, and none, or none that can be read. */
function failureOf(error: unknown): LoadFailure {
  return error instanceof ApiError && error.kind === 'http' ? 'notLoaded' : 'loadFailed';
}

/** Whether the connection stood for as long as something was fetched. */
function watchLink() {
  const before = { linked: isConnected(), count: connectionCount() };
  return () => before.linked && isConnected() && before.count === connectionCount();
}

/** Where the unread line goes: after what this person had read when the conversation was opened. */
export function unreadLine(id: number, messages: readonly ParsedMessage[]): number | null {
  const row = useMessenger.getState().rows.find((one) => one.id === id);
  if (!row || row.new_messages === 0) return null;
  const own = row.participants.find((one) => one.id === myId())?.last_read_message_id ?? 0;
  return own > 0 ? own : readUpToByCount(messages, myId(), row.new_messages);
}

/** Loads the newest page. On failure the list is emptied, as the specification has it. */
export async function loadNewest(id: number): Promise<void> {
  changeThread(id, (thread) => ({ ...thread, status: 'loading', failure: null }));
  await fetchNewest(id);
}

async function fetchNewest(id: number): Promise<void> {
  const stood = watchLink();
  try {
    // Its row knows what was unread.
    const [page] = await Promise.all([fetchMessages(id), bringConversation(id)]);
    changeThread(id, (thread) => ({
      ...withFirstPage(thread, page),
      live: stood(),
      readUpTo: thread.readUpTo ?? unreadLine(id, page.data),
    }));
  } catch (error) {
    const failure = failureOf(error);
    changeThread(id, () => ({ ...emptyThread, status: 'failed', failure }));
  }
}

/** Loads the page before the oldest that is shown, once at a time. */
export async function loadOlder(id: number): Promise<void> {
  const { older, olderStatus } = threadOf(id);
  if (!older || olderStatus === 'loading') return;
  changeThread(id, (thread) => ({ ...thread, olderStatus: 'loading' }));
  try {
    const page = await fetchMessages(id, older);
    changeThread(id, (thread) => withOlderPage(thread, page));
  } catch {
    changeThread(id, (thread) => ({ ...thread, olderStatus: 'failed' }));
  }
}

/** All messages after an id; null when there are too many. */
async function fetchMissed(id: number, after: number): Promise<ParsedMessage[] | null> {
  const missed: ParsedMessage[] = [];
  let query: string | null = `?after=${after}`;
  for (let pages = 0; query; pages += 1) {
    if (pages === mostMissedPages) return null;
    const page: Awaited<ReturnType<typeof fetchMessages>> = await fetchMessages(id, query);
    missed.push(...page.data);
    // A server that knows no `after` answers its newest page, whose next one is no newer.
    query = page.data.every((one) => one.id > after) ? page.newer : null;
  }
  return missed;
}

/** The server's own addresses last half of this at the least; they are renewed before. */
const filesLastFor = limits.signedAddressLifetime * 0.4;

/** Whether the addresses of a conversation's files may soon open nothing. */
export const hasOldFiles = ({ status, loadedAt }: Thread, now = Date.now()): boolean =>
  status === 'ready' && now - loadedAt > filesLastFor;

/** Fetches the newest page again, for the addresses of its files. What is shown stays. */
export async function renewFiles(id: number): Promise<void> {
  try {
    const { data } = await fetchMessages(id);
    changeThread(id, (thread) => ({ ...withMissed(thread, data), loadedAt: Date.now() }));
  } catch {
    // Silent: the next look tries again.
  }
}

/** Fetches what was missed while the connection was lost, or never there. A failure waits for the next time. */
export async function catchUpMessages(id: number): Promise<void> {
  const thread = threadOf(id);
  // What failed stays on screen as it is until it can be shown.
  if (thread.status !== 'ready') return fetchNewest(id);
  const stood = watchLink();
  try {
    const missed = await fetchMissed(id, askAfter(thread));
    if (missed === null) {
      changeThread(id, () => emptyThread);
      return loadNewest(id);
    }
    changeThread(id, (now) => ({ ...withMissed(now, missed), live: stood() }));
    for (const { client_key, user_id } of missed) {
      if (client_key && user_id === myId()) forgetReturned(id, client_key);
    }
    const newest = missed.at(-1);
    if (newest) changeRows((rows) => withLastMessage(rows, newest, newest.user_id !== myId()));
  } catch {
    // Silent: what is shown stays.
  }
}
