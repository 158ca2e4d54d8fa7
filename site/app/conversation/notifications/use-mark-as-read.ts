import { type UseInfiniteQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { allRead, notificationListQuery } from './notification-list.ts';
import { markNotificationsRead, unreadNotificationsQuery } from './queries.ts';

type List = Pick<UseInfiniteQueryResult, 'dataUpdatedAt' | 'isFetching' | 'refetch'>;

/** Resolves when the tab is visible: a page opened in a background tab has not been seen yet. */
function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const onChange = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    document.addEventListener('visibilitychange', onChange);
  });
}

/**
 * Marks all notifications as read once the list is shown, and refetches it when new ones arrive. The unread marks stay
 * visible while the page is open.
 */
export function useMarkAsRead({ dataUpdatedAt, isFetching, refetch }: List): void {
  const client = useQueryClient();
  const unread = useQuery({ ...unreadNotificationsQuery, enabled: dataUpdatedAt > 0 }).data ?? 0;
  const marked = useRef(false);

  useEffect(() => {
    if (dataUpdatedAt === 0 || isFetching || marked.current) return;
    marked.current = true;
    void whenVisible().then(
      async () => {
        const count = unreadNotificationsQuery.queryKey;
        // A running request would restore the old number.
        await client.cancelQueries({ queryKey: count });
        await markNotificationsRead();
        client.setQueryData(count, 0);
      },
      () => undefined,
    );
  }, [client, dataUpdatedAt, isFetching]);

  useEffect(() => {
    if (unread === 0 || !marked.current) return;
    marked.current = false;
    void refetch();
  }, [unread, refetch]);

  useEffect(
    () => () => {
      if (!marked.current) return;
      marked.current = false;
      client.setQueryData(notificationListQuery.queryKey, allRead);
    },
    [client],
  );
}
