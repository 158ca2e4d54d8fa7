import {
  getCountMessages,
  putMessagesMarkAllRead,
} from '@nibras/contract/conversation/messenger/calls.ts';
import { notices } from '@nibras/contract/limits.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { browserQueryClient } from '#platform/query/query-client.ts';
import { socketHeader, useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { useSession } from '#platform/session/session-store.ts';
import { isConversationVisible } from '../visible-conversation.ts';

/**
 * Query of the number of unread messages; 0 on any failure (docs/behaviour/messenger.md#counts). Polled every 30 s
 * while the tab is visible, and at once when it becomes visible again.
 */
export const unreadMessagesQuery = queryOptions({
  queryKey: ['messenger', 'unread'],
  queryFn: async ({ signal }) => {
    try {
      const { data } = await makeCall(getCountMessages, {
        parse: async () => (await import('@nibras/contract/compat/parse-unread.ts')).parseUnread,
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

/** Debounce in ms: a burst of messages is recounted once. */
const recountDelay = 400;
let recountTimer: ReturnType<typeof setTimeout> | undefined;

/** Fetches the count from the server again, so that several tabs and devices agree. */
export function recount(): void {
  clearTimeout(recountTimer);
  recountTimer = setTimeout(() => {
    void browserQueryClient().invalidateQueries({ queryKey: key });
  }, recountDelay);
}

/** Sets the count and cancels a running request, whose response would restore the old number. */
async function setUnread(client: QueryClient, count: number): Promise<void> {
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(key, count);
}

/** Adds one to the count and schedules a recount by the server. */
function addOne(client: QueryClient): void {
  client.setQueryData(key, (count = 0) => count + 1);
  recount();
}

/** The live unread count of the header. Use it in one component only: each instance would add to the count. */
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

/** Returns a function that adds one for a push message and recounts (docs/behaviour/messenger.md#counts). */
export function useNewMessageSignal(): () => void {
  const client = useQueryClient();
  return () => addOne(client);
}

/** Returns a function that marks all messages as read. The count is set to 0 before the server responds. */
export function useMarkMessagesRead(): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // The list is loaded first: afterwards the server no longer knows which conversations were unread.
      const list = await import('./load-conversations.ts').catch(() => null);
      await list?.loadConversations();
      await makeCall(putMessagesMarkAllRead, { headers: socketHeader(), unchecked: true });
    },
    onMutate: () => setUnread(client, 0),
    onSettled: recount,
  });
  return mutate;
}
