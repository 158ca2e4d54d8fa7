import { fetchConversation, fetchConversations } from './calls.ts';
import { withConversations, withMoreConversations } from './conversation-list.ts';
import { changeRows, useMessenger } from './messenger-store.ts';

let running: Promise<void> | null = null;

async function refresh(): Promise<void> {
  try {
    const { data, next } = await fetchConversations();
    useMessenger.setState(({ rows, nextRows, listStatus }) => ({
      rows: withConversations(rows, data),
      listStatus: 'ready',
      // What was loaded beyond the first page stays loaded.
      nextRows: listStatus === 'ready' && rows.length > data.length ? nextRows : next,
    }));
  } catch {
    useMessenger.setState(({ listStatus }) =>
      listStatus === 'ready' ? {} : { listStatus: 'failed' },
    );
  }
}

/** Fetches the list anew; who asks while it is on its way waits for the same answer. */
export function loadConversations(): Promise<void> {
  running ??= refresh().finally(() => {
    running = null;
  });
  return running;
}

/** Shows the list as loading again, after it had failed. */
export function retryConversations(): void {
  useMessenger.setState({ listStatus: 'loading' });
  void loadConversations();
}

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

/** Brings a conversation into the list that stands too far behind in it. False where there is none. */
export async function bringConversation(id: number): Promise<boolean> {
  const listed = () => useMessenger.getState().rows.some((row) => row.id === id);
  if (listed()) return true;
  try {
    const row = await fetchConversation(id);
    if (row) changeRows((rows) => withConversations(rows, [row]));
  } catch {
    // As if it were not there: opening it says what is wrong.
  }
  return listed();
}
