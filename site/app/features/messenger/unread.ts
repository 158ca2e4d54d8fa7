import { notices } from '@nibras/contract/limits.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { useSession } from '#platform/session/session-store.ts';

/**
 * How many messages wait to be read; 0 on any failure (document 2 §8). Asked every 30 s while the
 * tab is seen, and at once when it is seen again.
 */
export const unreadMessagesQuery = queryOptions({
  queryKey: ['messenger', 'unread'],
  queryFn: async ({ signal }) => {
    try {
      const { data } = await apiGet('/api/count-messages', {
        // Loaded with the first call: a guest's page needs none of it.
        schema: async () => (await import('./read-unread.ts')).readUnread,
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

export function useUnreadMessages(): number {
  const enabled = useSession((state) => state.isAuthenticated);
  return useQuery({ ...unreadMessagesQuery, enabled }).data ?? 0;
}

/** Marks every message read, as opening the chat does. The count is 0 before the server has answered. */
export function useMarkMessagesRead(): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => apiSend('PUT', '/api/messages/mark-all-read'),
    onMutate: async () => {
      // A count that is on its way would bring the old number back.
      await client.cancelQueries({ queryKey: unreadMessagesQuery.queryKey });
      client.setQueryData(unreadMessagesQuery.queryKey, 0);
    },
  });
  return mutate;
}
