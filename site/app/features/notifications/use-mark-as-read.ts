import { type UseInfiniteQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { allRead, notificationListQuery } from './notification-list.ts';
import { markNotificationsRead, unreadNotificationsQuery } from './queries.ts';

type List = Pick<UseInfiniteQueryResult, 'dataUpdatedAt' | 'isFetching' | 'refetch'>;

/** A page that was opened in the background has not been seen yet. */
function seen(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}

/**
 * Marks everything read once the list was shown, and fetches it anew when more has come. What was unread stays
 * pointed out for as long as the page is open.
 */
export function useMarkAsRead({ dataUpdatedAt, isFetching, refetch }: List): void {
  const client = useQueryClient();
  const unread = useQuery({ ...unreadNotificationsQuery, enabled: dataUpdatedAt > 0 }).data ?? 0;
  const marked = useRef(false);

  useEffect(() => {
    if (dataUpdatedAt === 0 || isFetching || marked.current) return;
    marked.current = true;
    void seen().then(
      async () => {
        const count = unreadNotificationsQuery.queryKey;
        // A count that is on its way would bring the old number back.
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
