import type {
  ListedNotification,
  NotificationPage,
} from '@nibras/contract/compat/parse-notifications.ts';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';

/** The page that an answer names as its next, by a whole address or a path; undefined after the last. */
export function nextPage(address: string | null, current: number): number | undefined {
  if (!address) return undefined;
  const told = Number(/[?&]page=(\d+)/.exec(address)?.[1] ?? 0);
  return told > current ? told : current + 1;
}

export const notificationListPath = (page: number) => `/api/notifications?page=${page}`;

/** All notifications, newest first, a page at a time. */
export const notificationListQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: async ({ pageParam, signal }) => {
    const answer = await apiGet(notificationListPath(pageParam), {
      schema: async () =>
        (await import('@nibras/contract/compat/parse-notifications.ts')).parseNotifications,
      signal,
    });
    return answer.notifications;
  },
  initialPageParam: 1,
  getNextPageParam: (last, _pages, current) => nextPage(last.next_page_url, current),
  staleTime: 0,
});

type Pages = InfiniteData<NotificationPage>;

/** What the pages hold, each once: a new one that came meanwhile moves the last of a page to the next. */
export function listedOnce(pages: readonly NotificationPage[]): ListedNotification[] {
  const seen = new Map(pages.flatMap(({ data }) => data).map((item) => [item.id, item]));
  return [...seen.values()];
}

/** The pages with all that was unread as read. */
export function allRead(pages: Pages | undefined): Pages | undefined {
  const read = (item: ListedNotification) => ({
    ...item,
    read_at: item.read_at ?? item.created_at ?? 'read',
  });
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, data: page.data.map(read) })),
    }
  );
}
