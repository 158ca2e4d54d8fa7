import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { purchaseLines, purchases, refunds } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { issueReceipt } from '#selling/receipts/index.ts';
import { reopenLine } from './end-lines.ts';
import { lockPurchase } from './lock-purchase.ts';
import type { Services } from './services.ts';

export interface SettledRefund {
  refund: number;
  state: 'done' | 'failed';
  vendorId?: string | undefined;
  failure?: string | undefined;
}

/**
 * Writes down what a gateway has said of a pending refund. A failed one can be tried again: its amount counts as not refunded
 * any more, and the access that it has ended goes on.
 * @throws AppError refund-not-found
 */
export async function settleRefund(
  platform: Services,
  tx: Transaction,
  { refund: id, state, vendorId, failure }: SettledRefund,
): Promise<void> {
  const now = platform.now();
  const [seen] = await tx.select().from(refunds).where(eq(refunds.id, id));
  const { purchaseId } = orThrow(seen, 'refund-not-found');
  if (purchaseId !== null) await lockPurchase(tx, purchaseId);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!refund) throw new AppError('refund-not-found');
  // Said twice, or late after the other answer: what was settled stays.
  if (refund.state !== 'pending') return;
  await tx
    .update(refunds)
    .set({
      state,
      ...(vendorId !== undefined && { vendorId }),
      failure: failure ?? null,
      doneAt: state === 'done' ? now : null,
    })
    .where(eq(refunds.id, id));
  if (state === 'done') {
    await issueReceipt(tx, { refund: id, now });
    return;
  }
  // A second payment that goes back belongs to no line: what was bought is not touched by it.
  if (purchaseId === null || refund.lineId === null) return;
  await tx
    .update(purchaseLines)
    .set({ refunded: sql`${purchaseLines.refunded} - ${refund.amount}` })
    .where(eq(purchaseLines.id, refund.lineId));
  await reopenLine(platform, tx, refund.lineId);
  await tx
    .update(purchases)
    .set({ state: 'paid', endedAt: null })
    .where(sql`${purchases.id} = ${purchaseId} and ${purchases.state} = 'refunded'`);
}
