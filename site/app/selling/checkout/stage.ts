import type { PurchaseStage } from '@nibras/contract/selling/purchases/shapes.ts';
import { spanLabel } from '@nibras/contract/text/count.ts';

/** Whether the buyer can still choose how to pay. */
export const canPay = (stage: PurchaseStage): boolean =>
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
