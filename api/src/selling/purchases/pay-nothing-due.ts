import type { Transaction } from '#platform/database/database.ts';
import { fulfilPurchase } from './fulfil-purchase.ts';
import { dueOf, type PurchaseRow } from './queries.ts';
import type { Services } from './services.ts';

/** Pays a locked purchase of which nothing is left to pay: it costs nothing, or credit pays it whole. */
export async function payNothingDue(
  platform: Services,
  tx: Transaction,
  purchase: PurchaseRow,
): Promise<void> {
  if (dueOf(purchase) > 0) return;
  await fulfilPurchase(platform, tx, { purchase, way: purchase.total === 0 ? 'none' : 'credit' });
}
