import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { coupons, purchaseLines, purchases } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { creditOf, holdCredit, releaseCredit } from '#selling/credit/index.ts';
import { hasAll } from './has-all.ts';
import { lockPurchase } from './lock-purchase.ts';
import { payNothingDue } from './pay-nothing-due.ts';
import { type Priced, priceLines } from './price-lines.ts';
import { linesOf, type PurchaseRow } from './queries.ts';
import type { Services } from './services.ts';

interface Reprice {
  id: number;
  /**
   * A code; null for none; undefined for the one that the purchase has, which is dropped without an error where it no longer
   * holds: nobody has named it now.
   */
  coupon?: string | null | undefined;
  /** Undefined for as it is. */
  useCredit?: boolean | undefined;
}

async function couponCode(tx: Transaction, { couponId }: PurchaseRow): Promise<string | null> {
  if (couponId === null) return null;
  const [row] = await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(eq(coupons.id, couponId));
  return row?.code ?? null;
}

async function priceAgain(
  tx: Transaction,
  purchase: PurchaseRow,
  { coupon, now }: Pick<Reprice, 'coupon'> & { now: Date },
): Promise<Priced> {
  const lines = (await linesOf(tx, purchase.id)).map(({ courseId, bundleId, price }) => ({
    // The course of a line of an open purchase is gone only where it was deleted meanwhile.
    course: courseId ?? 0,
    bundle: bundleId,
    price,
  }));
  const { personId, currency } = purchase;
  if (personId === null) throw new AppError('purchase-not-found');
  const code = coupon === undefined ? await couponCode(tx, purchase) : coupon;
  const input = { person: personId, lines, currency, now, purchase: purchase.id };
  try {
    // A refused coupon must leave the transaction usable.
    return await tx.transaction((inner) => priceLines(inner, { ...input, coupon: code }));
  } catch (error) {
    if (coupon !== undefined || code === null || !(error instanceof AppError)) throw error;
    return priceLines(tx, { ...input, coupon: null });
  }
}

async function writePrices(tx: Transaction, id: number, priced: Priced, credit: number) {
  const { lines: amounts, ...sums } = priced;
  // Lowered before the credit could exceed the total, and written together with it.
  await tx
    .update(purchases)
    .set({ ...sums, credit })
    .where(eq(purchases.id, id));
  const lines = await linesOf(tx, id);
  for (const [index, line] of lines.entries()) {
    const amount = amounts[index];
    if (!amount || (amount.discount === line.discount && amount.total === line.total)) continue;
    await tx
      .update(purchaseLines)
      .set(amount)
      .where(and(eq(purchaseLines.id, line.id), eq(purchaseLines.purchaseId, id)));
  }
}

/**
 * Computes an open purchase again from the prices on its lines: discounts, VAT and what credit pays of it. Where nothing
 * is left to pay it is paid.
 * @throws AppError purchase-not-found, purchase-not-open, already-enrolled, coupon-…
 */
export async function repricePurchase(
  platform: Services,
  tx: Transaction,
  { id, useCredit, ...how }: Reprice,
): Promise<void> {
  const purchase = await lockPurchase(tx, id);
  const now = platform.now();
  if (purchase.state !== 'open' || purchase.expiresAt <= now || purchase.personId === null) {
    throw new AppError('purchase-not-open');
  }
  const { personId: person, currency } = purchase;
  if (await hasAll(tx, person, await linesOf(tx, id))) {
    throw new AppError('already-enrolled');
  }
  const priced = await priceAgain(tx, purchase, { ...how, now });
  await releaseCredit(tx, id);
  const wantsCredit = useCredit ?? purchase.credit > 0;
  const available = wantsCredit ? await creditOf(tx, person, currency) : 0;
  const credit = Math.max(0, Math.min(available, priced.total));
  await writePrices(tx, id, priced, credit);
  await holdCredit(tx, { person, purchase: id, currency, amount: credit });
  await payNothingDue(platform, tx, { ...purchase, ...priced, credit });
}
