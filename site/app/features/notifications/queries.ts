import { notices } from '@nibras/contract/limits.ts';
import { notificationCountAnswer } from '@nibras/contract/notifications.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { apiGet, apiSend } from '#platform/api/api-client.ts';

/** Wider than the contract: other servers send ids as text and neither `link` nor `text`. */
const listed = z.object({
  id: z.union([z.int(), z.string()]),
  type: z.string(),
  link: z.string().nullish(),
  text: z.string().nullish(),
  created_at: z.string().nullish(),
  read_at: z.string().nullish(),
});
export type ListedNotification = z.infer<typeof listed>;

const page = z.object({ notifications: z.object({ data: z.array(listed) }) });

/** How many notifications wait to be read; 0 on any failure. Asked every 30 s while the tab is seen. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => {
    try {
      const answer = await apiGet('/api/notifications/count', {
        schema: notificationCountAnswer,
        signal,
      });
      return Math.max(0, answer.data);
    } catch (error) {
      if (signal.aborted) throw error;
      return 0;
    }
  },
  staleTime: notices.pollCounts / 2,
  refetchInterval: notices.pollCounts,
  refetchOnWindowFocus: true,
});

/** The newest few, for the bell. */
export const latestNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: async ({ signal }) => {
    const answer = await apiGet('/api/notifications?page=1', { schema: page, signal });
    return answer.notifications.data.slice(0, notices.dropdownLength);
  },
  staleTime: 0,
  retry: 1,
});

export function markNotificationsRead(): Promise<unknown> {
  return apiSend('PUT', '/api/notifications/read_at');
}
