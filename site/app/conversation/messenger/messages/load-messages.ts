import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import { ApiError, isMissing } from '#platform/api/api-error.ts';
import { connectionCount, isConnected } from '#platform/realtime/realtime.ts';
import { fetchMessages } from '../calls.ts';
import { clearReturnedDraft } from '../composer/drafts.ts';
import { ensureListed } from '../conversations/load-conversations.ts';
import { dispatch, myId, threadOf } from '../messenger-store.ts';
import { type LoadFailure, syncFromId, type Thread } from './thread.ts';

/** After missing more pages than this, the thread is reset to its newest page instead of caught up. */
const maxMissedPages = 20;

/**
 * Failures have texts of their own: a conversation that does not exist, another error status, and no response or one
 * that cannot be parsed.
 */
function failureOf(error: unknown): LoadFailure {
  if (isMissing(error)) return 'missing';
  return error instanceof ApiError && error.kind === 'http' ? 'notLoaded' : 'loadFailed';
}

/** Returns a function that returns whether the socket has stayed connected since this call. */
function trackConnection() {
  const before = { linked: isConnected(), count: connectionCount() };
  return () => before.linked && isConnected() && before.count === connectionCount();
}

/** Loads the newest page; on failure the shown messages are cleared. */
export async function loadNewest(id: number): Promise<void> {
  dispatch('newestRequested', { id });
  await fetchNewest(id);
}

async function fetchNewest(id: number): Promise<void> {
  const stayedConnected = trackConnection();
  try {
    // The conversation's row has the unread count, which places the unread line.
    const [page] = await Promise.all([fetchMessages(id), ensureListed(id)]);
    dispatch('newestLoaded', { id, page, live: stayedConnected(), me: myId() });
  } catch (error) {
    dispatch('threadFailed', { id, failure: failureOf(error) });
  }
}

/** Shows the newest messages in place of the surroundings of a found one. */
export function loadEnd(id: number): Promise<void> {
  dispatch('threadDropped', { id });
  return loadNewest(id);
}

/** Loads the surroundings of a found message, in place of the shown messages. */
export async function loadAround(id: number, message: number): Promise<void> {
  dispatch('threadDropped', { id });
  const stayedConnected = trackConnection();
  try {
    const [before, after] = await Promise.all([
      fetchMessages(id, `?before=${message + 1}`),
      fetchMessages(id, `?after=${message}`),
      ensureListed(id),
    ]);
    dispatch('surroundingsLoaded', { id, before, after, live: stayedConnected() });
  } catch (error) {
    dispatch('threadFailed', { id, failure: failureOf(error) });
  }
}

/** Loads the page after the newest shown message, one request at a time. */
export async function loadNewer(id: number): Promise<void> {
  const { newer, newerStatus } = threadOf(id);
  if (newer === null || newerStatus === 'loading') return;
  const stayedConnected = trackConnection();
  dispatch('newerRequested', { id });
  try {
    const page = await fetchMessages(id, newer);
    dispatch('newerLoaded', { id, query: newer, page, live: stayedConnected() });
  } catch {
    dispatch('newerFailed', { id });
  }
}

/** Loads the page before the oldest shown message, one request at a time. */
export async function loadOlder(id: number): Promise<void> {
  const { older, olderStatus } = threadOf(id);
  if (!older || olderStatus === 'loading') return;
  dispatch('olderRequested', { id });
  try {
    const page = await fetchMessages(id, older);
    dispatch('olderLoaded', { id, page });
  } catch {
    dispatch('olderFailed', { id });
  }
}

/** Fetches all messages after an id; null when there are too many. */
async function fetchMissed(id: number, after: number): Promise<ParsedMessage[] | null> {
  const missed: ParsedMessage[] = [];
  let query: string | null = `?after=${after}`;
  for (let pages = 0; query; pages += 1) {
    if (pages === maxMissedPages) return null;
    const page: Awaited<ReturnType<typeof fetchMessages>> = await fetchMessages(id, query);
    missed.push(...page.data);
    // A server without `after` returns its newest page; its next page would not be newer.
    query = page.data.every((one) => one.id > after) ? page.newer : null;
  }
  return missed;
}

/** Signed URLs stay valid for at least half of this, in ms; they are renewed earlier. */
const renewFilesAfter = limits.signedAddressLifetime * 0.4;

/** Whether the signed URLs of a conversation's files may expire soon. */
export const hasStaleFileUrls = ({ status, loadedAt }: Thread, now = Date.now()): boolean =>
  status === 'ready' && now - loadedAt > renewFilesAfter;

/** Fetches the newest shown page again to renew its file URLs. The shown messages stay. */
export async function renewFileUrls(id: number): Promise<void> {
  try {
    const { newer, messages } = threadOf(id);
    const shownEnd = messages.at(-1)?.id ?? 0;
    const { data } = await fetchMessages(
      id,
      newer === null ? undefined : `?before=${shownEnd + 1}`,
    );
    dispatch('fileUrlsRenewed', { id, messages: data });
  } catch {
    // Silent: the next timer retries.
  }
}

/** Fetches the messages missed without a connection. A failure is retried by the next call. */
export async function catchUpMessages(id: number): Promise<void> {
  const thread = threadOf(id);
  // A failed thread keeps its error on screen until a page is loaded.
  if (thread.status !== 'ready') return fetchNewest(id);
  // The surroundings of a found message do not reach the end, where messages are missing.
  if (thread.newer !== null) return;
  const stayedConnected = trackConnection();
  try {
    const missed = await fetchMissed(id, syncFromId(thread));
    if (missed === null) return await loadEnd(id);
    dispatch('missedLoaded', { id, messages: missed, live: stayedConnected(), me: myId() });
    for (const { client_key, user_id } of missed) {
      if (client_key && user_id === myId()) clearReturnedDraft(id, client_key);
    }
  } catch {
    // Silent: the shown messages stay.
  }
}
