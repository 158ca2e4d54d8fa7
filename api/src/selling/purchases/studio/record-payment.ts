import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { formatMoney } from '#platform/text/money.ts';
import { lockPurchase } from '../lock-purchase.ts';
import { dueOf } from '../queries.ts';
import { receivePayment } from '../receive-payment.ts';

import { logSale } from './log-entry.ts';

/**
 * Writes down that a person has paid at the desk what is due. The amount is the purchase's own: nobody types it.
 * @throws AppError forbidden; purchase-not-found; purchase-not-open for one that is paid, has expired or was cancelled;
 *   buyer-owns-it where there is nothing left to open
 */
export async function recordPayment(
  platform: Platform,
  { caller, id }: { caller: Person; id: number },
): Promise<void> {
  const now = platform.now();
  await platform.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (purchase.state !== 'open' || purchase.expiresAt <= now) {
      throw new AppError('purchase-not-open');
    }
    const { currency } = purchase;
    const amount = dueOf(purchase);
    const outcome = await receivePayment(platform, tx, {
      purchase: id,
      way: 'cash',
      vendorId: `purchase:${id}`,
      amount,
      currency,
      receivedAt: now,
      by: caller.id,
    });
    // Nobody's money is taken for what they have: the transaction ends here.
    if (outcome !== 'paid') throw new AppError('buyer-owns-it');
    const money = formatMoney(amount, currency);
    await logSale(tx, { action: 'purchase-paid', purchase, by: caller.id, money, now });
  });
}
