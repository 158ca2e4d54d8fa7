import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { useSession } from '#platform/session/session-store.ts';
import { asRead, withNewest } from './latest-list.ts';
import {
  latestNotificationsQuery,
  markNotificationsRead,
  unreadNotificationsQuery,
} from './queries.ts';

/** Updates the count and the latest list by socket events; without a connection the count is polled every 30 s. */
function useLiveBell(): void {
  const client = useQueryClient();
  const count = unreadNotificationsQuery.queryKey;
  const latest = latestNotificationsQuery.queryKey;
  useRealtime('notification', ({ notification, unread }) => {
    // A running request would restore the old number.
    void client.cancelQueries({ queryKey: count });
    client.setQueryData(count, unread);
    client.setQueryData(latest, (cached) => withNewest(cached, notification));
  });
  useRealtime('notifications-read', () => {
    void client.cancelQueries({ queryKey: count });
    client.setQueryData(count, 0);
    client.setQueryData(latest, asRead);
  });
  useReconnected(() => void client.invalidateQueries({ queryKey: count }));
  // Loaded when it happens, since it rarely does.
  useRealtime(
    'access-changed',
    () => void import('./access-changed.ts').then(({ onAccessChanged }) => onAccessChanged(client)),
  );
}

/**
 * The bell's unread count and its open action, which fetches the latest notifications and then marks all as read. In
 * this order, since the list must still show which were unread. When the fetch fails nothing is marked, since the user
 * has not seen the list.
 */
export function useBell(): { unread: number; open: () => Promise<void> } {
  const client = useQueryClient();
  const enabled = useSession((state) => state.isAuthenticated);
  useLiveBell();
  const unread = useQuery({ ...unreadNotificationsQuery, enabled }).data ?? 0;

  async function open() {
    const count = unreadNotificationsQuery.queryKey;
    const latest = latestNotificationsQuery.queryKey;
    // A running request would restore the old number.
    await client.cancelQueries({ queryKey: count });
    client.setQueryData(count, 0);
    // Notifications shown at an earlier opening are read by now.
    client.setQueryData(latest, asRead);
    try {
      await client.query(latestNotificationsQuery);
      await markNotificationsRead();
    } catch {
      void client.invalidateQueries({ queryKey: count });
    }
  }

  return { unread, open };
}
