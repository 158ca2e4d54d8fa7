import { useQueryClient } from '@tanstack/react-query';
import { useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** Keys of what counts or lists what waits: the inbox, the numbers of the navigation, and the studio's first page. */
const keys = ['inbox', 'waiting', 'overview'].map((name) => [...studioKey, name]);

/** Fetches what waits again when something arrives, is answered, assigned or snoozed anywhere. */
export function useLiveWaiting(): void {
  const client = useQueryClient();
  const refetch = () => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
  useRealtime('waiting-changed', refetch);
  useReconnected(refetch);
}
