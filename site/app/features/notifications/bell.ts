import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { useSession } from '#platform/session/session-store.ts';
import { asRead, withNewest } from './latest-list.ts';
import {
  latestNotificationsQuery,
  markNotificationsRead,
  unreadNotificationsQuery,
} from './queries.ts';

/** The count and the latest, live; with no connection the count is asked for every 30 s. */
function useLiveBell(): void {
  const client = useQueryClient();
  const count = unreadNotificationsQuery.queryKey;
  const latest = latestNotificationsQuery.queryKey;
  useRealtime('notification', ({ notification, unread }) => {
    // A count that is on its way would bring the old number back.
    void client.cancelQueries({ queryKey: count });
    client.setQueryData(count, unread);
    client.setQueryData(latest, (shown) => withNewest(shown, notification));
  });
  useRealtime('notifications-read', () => {
    void client.cancelQueries({ queryKey: count });
    client.setQueryData(count, 0);
    client.setQueryData(latest, asRead);
  });
  useReconnected(() => void client.invalidateQueries({ queryKey: count }));
}

/**
 * The bell's count, and what opening it does: the latest are fetched, then all are marked read. In
 * this order, else the list would come back with nothing unread to point out; and not at all where
 * the list did not come, since nobody has read it then.
 */
export function useBell(): { unread: number; open: () => Promise<void> } {
  const client = useQueryClient();
  const enabled = useSession((state) => state.isAuthenticated);
  useLiveBell();
  const unread = useQuery({ ...unreadNotificationsQuery, enabled }).data ?? 0;

  async function open() {
    const count = unreadNotificationsQuery.queryKey;
    const latest = latestNotificationsQuery.queryKey;
    // A count that is on its way would bring the old number back.
    await client.cancelQueries({ queryKey: count });
    client.setQueryData(count, 0);
    // What an earlier opening showed is read by now.
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
