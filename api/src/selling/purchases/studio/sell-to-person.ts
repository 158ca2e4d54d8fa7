import type { SellBody } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { personById } from '#people/auth/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { formatMoney } from '#platform/text/money.ts';
import { lockPurchase } from '../lock-purchase.ts';
import { openPurchase } from '../open-purchase.ts';

import { logSale } from './log-entry.ts';

/**
 * Opens a purchase for a person at the prices of now, which they or the desk then pay; an open one of the same things is
 * used again.
 * @throws AppError person-not-found, course-not-found, course-is-free, not-for-sale, already-enrolled, coupon-…
 */
export async function sellToPerson(
  platform: Platform,
  { caller, person, courses, coupon }: { caller: Person; person: number } & SellBody,
): Promise<number> {
  orThrow(await personById(platform.db, person), 'person-not-found');
  const { id } = await openPurchase(platform, { person, courses, ...(coupon && { coupon }) });
  await platform.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    const money = formatMoney(purchase.total, purchase.currency);
    const entry = { purchase, by: caller.id, money, now: platform.now() };
    await logSale(tx, { ...entry, action: 'purchase-made' });
  });
  return id;
}
