import type { CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnected, useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { useSession } from '#platform/session/session-store.ts';
import { checkoutQuery, purchasesKey } from './queries.ts';

/** How often (ms) the state is read where no socket is about changes. */
const pollEvery = 15_000;

/** Longer waits than this (ms) do not fit into a timer; nobody keeps the page open for so long. */
const longestTimer = 24 * 60 * 60_000;

/**
 * The state of a purchase, read again whenever the server is about a notice or of access, when the connection is back,
 * and when its time to be paid is over.
 */
export function useLiveCheckout(id: string) {
  const client = useQueryClient();
  const enabled = useSession((state) => state.isAuthenticated);
  const connected = useConnected();
  const query = useQuery({
    ...checkoutQuery(id),
    enabled,
    refetchInterval: connected ? false : pollEvery,
  });
  const readAgain = () => void client.invalidateQueries({ queryKey: purchasesKey });
  useRealtime('notification', readAgain);
  useRealtime('access-changed', readAgain);
  useReconnected(readAgain);

  const { state, expires_at: expiresAt } = query.data?.purchase ?? {};
  useEffect(() => {
    if (state !== 'open' || !expiresAt) return;
    const wait = Date.parse(expiresAt) - Date.now() + 1_000;
    if (wait > longestTimer) return;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: purchasesKey }),
      Math.max(wait, 1_000),
    );
    return () => clearTimeout(timer);
  }, [client, state, expiresAt]);

  return query;
}

/** Puts an answer of the server in the place of what is shown, and lets lists be read again. */
export function useCheckoutUpdate(id: string): (answer: CheckoutAnswer) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(checkoutQuery(id).queryKey, answer);
    void client.invalidateQueries({ queryKey: [...purchasesKey, 'list'] });
  };
}
