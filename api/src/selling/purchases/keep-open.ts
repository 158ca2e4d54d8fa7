import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { purchases } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { lockPurchase } from './lock-purchase.ts';

/**
 * Keeps an open purchase open at least until a time, because money can come for it until then, as for a code of Fawry.
 * @throws AppError purchase-not-found, purchase-not-open
 */
export async function keepOpen(
  tx: Transaction,
  { purchase: id, until }: { purchase: number; until: Date },
): Promise<void> {
  const { state, expiresAt } = await lockPurchase(tx, id);
  if (state !== 'open') throw new AppError('purchase-not-open');
  if (expiresAt >= until) return;
  await tx.update(purchases).set({ expiresAt: until }).where(eq(purchases.id, id));
}
