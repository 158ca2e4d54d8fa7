import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { closePurchase } from '../change-purchase.ts';
import { lockPurchase } from '../lock-purchase.ts';

import { logSale } from './log-entry.ts';

/**
 * Cancels a person's open purchase. What still comes for it is a case.
 * @throws AppError purchase-not-found, purchase-not-open
 */
export async function cancelSale(
  platform: Platform,
  { caller, id }: { caller: Person; id: number },
): Promise<void> {
  const now = platform.now();
  await platform.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (purchase.state !== 'open') throw new AppError('purchase-not-open');
    await closePurchase(tx, id, { state: 'cancelled', now });
    await logSale(tx, { action: 'purchase-cancelled', purchase, by: caller.id, now });
  });
}
