import { notices } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';

/** Loaded with the first call: a guest's page needs none of it. */
const reading = () => import('@nibras/contract/compat/parse-notifications.ts');

/** How many notifications wait to be read; 0 on any failure. Asked every 30 s while the tab is seen. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => {
    try {
      const { data } = await apiGet('/api/notifications/count', {
        schema: async () => (await reading()).parseCount,
        signal,
      });
      return data;
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
    const answer = await apiGet('/api/notifications?page=1', {
      schema: async () => (await reading()).parseNotifications,
      signal,
    });
    return answer.notifications.data.slice(0, notices.dropdownLength);
  },
  staleTime: 0,
  retry: 1,
});

export function markNotificationsRead(): Promise<unknown> {
  return apiSend('PUT', '/api/notifications/read_at');
}
