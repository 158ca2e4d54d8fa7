import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import type { CheckoutRow } from './checkout-queries.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Session = Pick<CheckoutRow, 'state' | 'checks' | 'createdAt' | 'expiresAt'>;

/**
 * When a gateway is asked next about a session. An open one after 1, 2, 4 … minutes and then every hour, until nothing can come
 * any more; a paid one once a day for a time, since money may be given back at the gateway.
 * @returns null for never
 */
export function nextCheck(
  { state, checks, createdAt, expiresAt }: Session,
  now: Date,
): Date | null {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  if (state === 'ended') return null;
  if (state === 'paid') {
    return now.getTime() < createdAt.getTime() + limits.watchRefunds ? after(day) : null;
  }
  if (now.getTime() >= expiresAt.getTime() + limits.askAfterEnd) return null;
  return after(Math.min(minute * 2 ** Math.min(checks, 10), hour));
}
