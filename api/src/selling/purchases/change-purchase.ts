import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { purchases, transfers } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { releaseCredit } from '#selling/credit/index.ts';
import { lockBuyer, lockPurchase } from './lock-purchase.ts';
import type { PurchaseRow } from './queries.ts';
import { repricePurchase } from './reprice-purchase.ts';
import type { Services } from './services.ts';
import { withTypedCoupon } from './with-typed-coupon.ts';

/**
 * Locks a purchase for a change by its owner. While a receipt of it waits for an answer its sum stays, since that is what was
 * transferred.
 * @throws AppError purchase-not-found for everybody else, purchase-waits
 */
async function lockOwn(
  tx: Transaction,
  { person, purchase }: { person: number; purchase: number },
): Promise<PurchaseRow> {
  await lockBuyer(tx, person);
  const [own] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.id, purchase), eq(purchases.personId, person)));
  if (!own) throw new AppError('purchase-not-found');
  const locked = await lockPurchase(tx, purchase);
  const waits = and(
    eq(transfers.purchaseId, purchase),
    inArray(transfers.state, ['waiting', 'asked']),
  );
  if (locked.state === 'open' && (await tx.$count(transfers, waits)) > 0) {
    throw new AppError('purchase-waits');
  }
  return locked;
}

interface Change {
  person: number;
  purchase: number;
  /** A code, or null to take the coupon away; undefined leaves it. */
  coupon?: string | null | undefined;
  useCredit?: boolean | undefined;
}

/**
 * Changes the coupon of an open purchase, or whether credit pays for it. Where nothing is left to pay it is paid.
 * @throws AppError purchase-not-found, purchase-not-open, purchase-waits, coupon-…
 */
export async function changePurchase(
  platform: Services,
  { person, purchase, coupon, useCredit }: Change,
): Promise<void> {
  await withTypedCoupon(platform, { person, coupon }, async (tx) => {
    const { id } = await lockOwn(tx, { person, purchase });
    await repricePurchase(platform, tx, { id, coupon, useCredit });
  });
}

/**
 * Cancels an open purchase; what it held of the credit is free again. Money that still comes is a case.
 * @throws AppError purchase-not-found, purchase-not-open, purchase-waits
 */
export async function cancelPurchase(
  platform: Services,
  { person, purchase }: { person: number; purchase: number },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { id, state } = await lockOwn(tx, { person, purchase });
    if (state !== 'open') throw new AppError('purchase-not-open');
    await closePurchase(tx, id, { state: 'cancelled', now: platform.now() });
  });
}

/** Ends a locked purchase that was not paid. */
export async function closePurchase(
  tx: Transaction,
  id: number,
  { state, now }: { state: 'cancelled' | 'expired'; now: Date },
): Promise<void> {
  await releaseCredit(tx, id);
  await tx.update(purchases).set({ state, endedAt: now, credit: 0 }).where(eq(purchases.id, id));
}
