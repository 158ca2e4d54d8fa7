import {
  getNotifications,
  getNotificationsCount,
  putNotificationsReadAt,
} from '@nibras/contract/conversation/notifications/calls.ts';
import { notices } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';

/** Imported with the first request, since a guest's page does not need it. */
const parsers = () => import('@nibras/contract/compat/parse-notifications.ts');

/** Query of the number of unread notifications; 0 on any failure. Polled every 30 s while the tab is visible. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => {
    try {
      const { data } = await makeCall(getNotificationsCount, {
        parse: async () => (await parsers()).parseCount,
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

/** Query of the newest notifications, for the bell. */
export const latestNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: async ({ signal }) => {
    const response = await makeCall(getNotifications, {
      query: { page: '1' },
      parse: async () => (await parsers()).parseNotifications,
      signal,
    });
    return response.notifications.data.slice(0, notices.dropdownLength);
  },
  staleTime: 0,
  retry: 1,
});

/** Marks all notifications as read on the server. */
export function markNotificationsRead(): Promise<unknown> {
  return makeCall(putNotificationsReadAt, { unchecked: true });
}
