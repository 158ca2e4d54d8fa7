import { fetchConversation, fetchConversations } from '../calls.ts';
import { changeRows, useMessenger } from '../messenger-store.ts';
import { withConversations, withMoreConversations } from './conversation-list.ts';

let running: Promise<void> | null = null;

async function refresh(): Promise<void> {
  try {
    const { data, next, canSearch } = await fetchConversations();
    useMessenger.setState(({ rows, nextRows, listStatus }) => ({
      rows: withConversations(rows, data),
      listStatus: 'ready',
      canSearch,
      // Further pages that were loaded before stay in the list.
      nextRows: listStatus === 'ready' && rows.length > data.length ? nextRows : next,
    }));
  } catch {
    useMessenger.setState(({ listStatus }) =>
      listStatus === 'ready' ? {} : { listStatus: 'failed' },
    );
  }
}

/** Fetches the list again. Concurrent callers share one request. */
export function loadConversations(): Promise<void> {
  running ??= refresh().finally(() => {
    running = null;
  });
  return running;
}

/** Shows the loading state again and retries a failed request. */
export function retryConversations(): void {
  useMessenger.setState({ listStatus: 'loading' });
  void loadConversations();
}

/** Fetches the next page of the list, one request at a time. */
export async function loadMoreConversations(): Promise<void> {
  const { nextRows, loadingMore } = useMessenger.getState();
  if (!nextRows || loadingMore) return;
  useMessenger.setState({ loadingMore: true });
  try {
    const { data, next } = await fetchConversations(nextRows);
    changeRows((rows) => withMoreConversations(rows, data));
    useMessenger.setState({ nextRows: next });
  } catch {
    // Silent (docs/behaviour/messenger.md#silent-failures): the button stays.
  } finally {
    useMessenger.setState({ loadingMore: false });
  }
}

/** Adds a conversation that is beyond the loaded pages to the list. Resolves to false when it does not exist. */
export async function ensureListed(id: number): Promise<boolean> {
  const listed = () => useMessenger.getState().rows.some((row) => row.id === id);
  if (listed()) return true;
  try {
    const row = await fetchConversation(id);
    if (row) changeRows((rows) => withConversations(rows, [row]));
  } catch {
    // Treated as missing: opening the conversation shows the error.
  }
  return listed();
}
