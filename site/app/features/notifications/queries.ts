import { notices } from '@nibras/contract/limits.ts';
import { readList, readOptionalText, readText, readWhole } from '@nibras/contract/reading.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { apiGet, apiSend } from '#platform/api/api-client.ts';

/** Wider than the contract: other servers send ids as text and neither `link` nor `text`. */
const listed = z.looseObject({
  id: readText,
  type: readText,
  link: readOptionalText,
  text: readOptionalText,
  created_at: readOptionalText,
  read_at: readOptionalText,
});
export type ListedNotification = z.output<typeof listed>;

const page = z.looseObject({ notifications: z.looseObject({ data: readList(listed) }) });
const count = z.looseObject({ data: readWhole });

/** How many notifications wait to be read; 0 on any failure. Asked every 30 s while the tab is seen. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => {
    try {
      const { data } = await apiGet('/api/notifications/count', { schema: count, signal });
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
    const answer = await apiGet('/api/notifications?page=1', { schema: page, signal });
    return answer.notifications.data.slice(0, notices.dropdownLength);
  },
  staleTime: 0,
  retry: 1,
});

export function markNotificationsRead(): Promise<unknown> {
  return apiSend('PUT', '/api/notifications/read_at');
}
