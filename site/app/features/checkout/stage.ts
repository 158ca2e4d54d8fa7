import type { CheckoutAnswer } from '@nibras/contract/checkout.ts';
import { spanLabel } from '#platform/format.ts';

/**
 * Where a purchase stands for its buyer. `unpaid`: nothing has come yet; `review`: money has come that the provider has to
 * look at; the others are those of the newest receipt, or of the purchase itself.
 */
export type Stage =
  | 'unpaid'
  | 'waiting'
  | 'asked'
  | 'declined'
  | 'review'
  | 'paid'
  | 'refunded'
  | 'expired'
  | 'cancelled';

/** The stage of a purchase; what a person has decided last counts before what they have sent. */
export function stageOf({
  purchase,
  transfer,
  under_review,
}: Pick<CheckoutAnswer, 'purchase' | 'transfer' | 'under_review'>): Stage {
  const { state } = purchase;
  if (state === 'paid' || state === 'refunded') return state;
  if (under_review !== null) return 'review';
  if (state !== 'open') return state;
  switch (transfer?.state) {
    case 'waiting':
    case 'asked':
    case 'declined':
      return transfer.state;
    // An approved receipt that did not pay was for another amount, which is a case.
    default:
      return 'unpaid';
  }
}

/** Whether the buyer can still choose how to pay. */
export const canPay = (stage: Stage): boolean =>
  ['unpaid', 'asked', 'declined', 'waiting'].includes(stage);

const hour = 60;
const day = 24 * hour;

/** A usual wait in minutes, rounded up so that it is kept: «خلال 4 ساعات». Null where nobody knows it yet. */
export function usualWait(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (minutes <= hour - 5)
    return `خلال ${spanLabel(Math.max(5, Math.ceil(minutes / 5) * 5), 'minute')}`;
  if (minutes <= 2 * day) return `خلال ${spanLabel(Math.ceil(minutes / hour), 'hour')}`;
  return `خلال ${spanLabel(Math.ceil(minutes / day), 'day')}`;
}
