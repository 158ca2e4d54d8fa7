import type {
  ListedNotification,
  NotificationPage,
} from '@nibras/contract/compat/parse-notifications.ts';
import { getNotifications } from '@nibras/contract/conversation/notifications/calls.ts';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** The next page number from a response's `next_page_url`, a full URL or a path; undefined after the last page. */
export function nextPage(url: string | null, current: number): number | undefined {
  if (!url) return undefined;
  const pageNumber = Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 0);
  return pageNumber > current ? pageNumber : current + 1;
}

/** The API path of a page of notifications. */
export const notificationListPath = (page: number) =>
  addressOf(getNotifications, { query: { page } });

/** Query of all notifications, newest first, page by page. */
export const notificationListQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: async ({ pageParam, signal }) => {
    const response = await makeCall(getNotifications, {
      query: { page: pageParam },
      parse: async () =>
        (await import('@nibras/contract/compat/parse-notifications.ts')).parseNotifications,
      signal,
    });
    return response.notifications;
  },
  initialPageParam: 1,
  getNextPageParam: (last, _pages, current) => nextPage(last.next_page_url, current),
  staleTime: 0,
});

type Pages = InfiniteData<NotificationPage>;

/** The notifications of all pages without duplicates: a new one moves the last of a page to the next page. */
export function uniqueNotifications(pages: readonly NotificationPage[]): ListedNotification[] {
  const byId = new Map(pages.flatMap(({ data }) => data).map((item) => [item.id, item]));
  return [...byId.values()];
}

/** Marks the notifications of all pages as read. */
export function allRead(pages: Pages | undefined): Pages | undefined {
  const markRead = (item: ListedNotification) => ({
    ...item,
    read_at: item.read_at ?? item.created_at ?? 'read',
  });
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, data: page.data.map(markRead) })),
    }
  );
}
