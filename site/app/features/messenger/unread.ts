import { notices } from '@nibras/contract/limits.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { browserQueryClient } from '#platform/query/query-client.ts';
import { socketHeader, useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { useSession } from '#platform/session/session-store.ts';
import { isConversationVisible } from './visible-conversation.ts';

/**
 * How many messages wait to be read; 0 on any failure (docs/behaviour/messenger.md#counts). Asked every 30 s while the
 * tab is seen, and at once when it is seen again.
 */
export const unreadMessagesQuery = queryOptions({
  queryKey: ['messenger', 'unread'],
  queryFn: async ({ signal }) => {
    try {
      const { data } = await apiGet('/api/count-messages', {
        // Loaded with the first call: a guest's page needs none of it.
        schema: async () => (await import('@nibras/contract/compat/parse-unread.ts')).parseUnread,
        signal,
      });
      return data.messagesCount;
    } catch (error) {
      if (signal.aborted) throw error;
      return 0;
    }
  },
  staleTime: notices.pollCounts / 2,
  refetchInterval: notices.pollCounts,
  refetchOnWindowFocus: true,
});

const key = unreadMessagesQuery.queryKey;

/** A burst of messages is counted once, when it is over. */
const recountAfter = 400;
let recounting: ReturnType<typeof setTimeout> | undefined;

/** Has the server count anew: what several tabs and machines agree on. */
export function recount(): void {
  clearTimeout(recounting);
  recounting = setTimeout(() => {
    void browserQueryClient().invalidateQueries({ queryKey: key });
  }, recountAfter);
}

/** A count that is on its way would bring the old number back. */
async function setUnread(client: QueryClient, count: number): Promise<void> {
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(key, count);
}

/** One more, until the server has counted. */
function addOne(client: QueryClient): void {
  client.setQueryData(key, (count = 0) => count + 1);
  recount();
}

/** The header's number, live. For one component at a time: each would count for itself. */
export function useUnreadMessages(): number {
  const client = useQueryClient();
  const enabled = useSession((state) => state.isAuthenticated);
  const me = useSession((state) => state.user?.id);
  useRealtime('new-message', ({ message }) => {
    if (!isConversationVisible(message.conversation_id)) addOne(client);
  });
  useRealtime('messages-read', ({ user_id }) => {
    if (user_id === me) recount();
  });
  useRealtime('all-messages-read', () => void setUnread(client, 0));
  useReconnected(recount);
  return useQuery({ ...unreadMessagesQuery, enabled }).data ?? 0;
}

/** What a push message does to the number: one more (docs/behaviour/messenger.md#counts), which the server then confirms. */
export function useNewMessageSignal(): () => void {
  const client = useQueryClient();
  return () => addOne(client);
}

/** Marks every message read, as opening the chat does. The count is 0 before the server has answered. */
export function useMarkMessagesRead(): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // The list first: it still knows what was unread, and points it out.
      const list = await import('./load-conversations.ts').catch(() => null);
      await list?.loadConversations();
      await apiSend('PUT', '/api/messages/mark-all-read', { headers: socketHeader() });
    },
    onMutate: () => setUnread(client, 0),
    onSettled: recount,
  });
  return mutate;
}
