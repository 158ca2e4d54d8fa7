import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#platform/session/session-store.ts';
import {
  latestNotificationsQuery,
  markNotificationsRead,
  unreadNotificationsQuery,
} from './queries.ts';

/**
 * The bell's count, and what opening it does: the latest are fetched, then all are marked read. In
 * this order, else the list would come back with nothing unread to point out; and not at all where
 * the list did not come, since nobody has read it then.
 */
export function useBell(): { unread: number; open: () => Promise<void> } {
  const client = useQueryClient();
  const enabled = useSession((state) => state.isAuthenticated);
  const unread = useQuery({ ...unreadNotificationsQuery, enabled }).data ?? 0;

  async function open() {
    const count = unreadNotificationsQuery.queryKey;
    const latest = latestNotificationsQuery.queryKey;
    // A count that is on its way would bring the old number back.
    await client.cancelQueries({ queryKey: count });
    client.setQueryData(count, 0);
    // What an earlier opening showed is read by now.
    client.setQueryData(latest, (shown) =>
      shown?.map((item) => ({ ...item, read_at: item.read_at ?? item.created_at })),
    );
    try {
      await client.query(latestNotificationsQuery);
      await markNotificationsRead();
    } catch {
      void client.invalidateQueries({ queryKey: count });
    }
  }

  return { unread, open };
}
