import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#platform/session/session-store.ts';

/**
 * Clears the query cache when a session ends, so that the next user of this browser sees no data of the last one. In an
 * effect, because by then the components that needed the session are unmounted: the queries that are still mounted are
 * public and are fetched again.
 */
export function useCacheFollowsSession(client: QueryClient): void {
  const signedIn = useSession((state) => state.isAuthenticated);
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (wasSignedIn.current && !signedIn) {
      client.removeQueries({ type: 'inactive' });
      client.getMutationCache().clear();
      void client.resetQueries();
    }
    wasSignedIn.current = signedIn;
  }, [client, signedIn]);
}
