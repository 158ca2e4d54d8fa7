import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#platform/session/session-store.ts';

/**
 * Forgets every answer when a session ends, so that the next person at this browser sees nothing of
 * the last one. In an effect, because the parts that needed the session must have gone by then:
 * what is still on screen is public and is fetched anew.
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
