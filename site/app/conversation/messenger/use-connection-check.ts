import { getCountMessages } from '@nibras/contract/conversation/messenger/calls.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import { useEffect } from 'react';
import { ApiError } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { useConnected } from '#platform/realtime/realtime.ts';
import { useSession } from '#platform/session/session-store.ts';
import { dispatch } from './messenger-store.ts';

/** Whether the server itself responds, with whatever status; 502 to 504 are a proxy's. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(limits.connectionCheckTimeout);
    await makeCall(getCountMessages, { signal, unchecked: true });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.kind !== 'network' && error.status < 502;
  }
}

/**
 * Sets `isOffline` while the server cannot be reached, neither by the socket nor by a call. The socket alone does not
 * decide, since a server without sockets is polled. From the loss to the notice it takes at most
 * `connectionCheckDelay` and `connectionCheckTimeout` (docs/behaviour/messenger.md#without-a-connection).
 */
export function useConnectionCheck(): void {
  const connected = useConnected();
  const signedIn = useSession((state) => state.isAuthenticated);
  useEffect(() => {
    if (connected || !signedIn) return;
    let ended = false;
    let timer: ReturnType<typeof setTimeout>;
    async function check() {
      if (document.visibilityState === 'visible') {
        const isOffline = !(await isReachable());
        if (ended) return;
        dispatch('reachabilityChecked', { isOffline });
      }
      checkIn(limits.connectionCheckInterval);
    }
    function checkIn(delay: number) {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), delay);
    }
    const checkSoon = () => checkIn(0);
    // A socket that reconnects at once is no loss worth a notice.
    checkIn(limits.connectionCheckDelay);
    window.addEventListener('online', checkSoon);
    document.addEventListener('visibilitychange', checkSoon);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener('online', checkSoon);
      document.removeEventListener('visibilitychange', checkSoon);
      dispatch('reachabilityChecked', { isOffline: false });
    };
  }, [connected, signedIn]);
}
