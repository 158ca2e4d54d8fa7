import { fetchConversation, fetchConversations } from '../calls.ts';
import { dispatch, isListed, useMessenger } from '../messenger-store.ts';

let running: Promise<void> | null = null;

async function refresh(): Promise<void> {
  try {
    dispatch('listLoaded', await fetchConversations());
  } catch {
    dispatch('listFailed');
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
  dispatch('listRequested');
  void loadConversations();
}

/** Fetches the next page of the list, one request at a time. */
export async function loadMoreConversations(): Promise<void> {
  const { nextRows, loadingMore } = useMessenger.getState();
  if (!nextRows || loadingMore) return;
  dispatch('moreRowsRequested');
  try {
    dispatch('moreRowsLoaded', await fetchConversations(nextRows));
  } catch {
    // Silent (docs/behaviour/messenger.md#silent-failures): the button stays.
    dispatch('moreRowsFailed');
  }
}

/** Adds a conversation that is beyond the loaded pages to the list. Resolves to false when it does not exist. */
export async function ensureListed(id: number): Promise<boolean> {
  if (isListed(id)) return true;
  try {
    const row = await fetchConversation(id);
    if (row) dispatch('conversationLoaded', { row });
  } catch {
    // Treated as missing: opening the conversation shows the error.
  }
  return isListed(id);
}
