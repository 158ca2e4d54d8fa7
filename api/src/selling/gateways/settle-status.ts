import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { checkouts } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { lockPurchase, receivePayment } from '#selling/purchases/index.ts';
import type { VendorPayment, VendorStatus } from './adapter.ts';
import { type CheckoutRow, checkoutById, lockCheckout } from './checkout-queries.ts';
import { markTested } from './mark-tested.ts';
import { nextCheck } from './next-check.ts';
import { noteRefund } from './note-refund.ts';

interface Settled {
  checkout: number;
  status: VendorStatus;
}

/** When somebody paid. A gateway takes no money after a visit has ended, so an unknown time is not after it. */
const paidAt = (at: Date | null, { expiresAt }: CheckoutRow, now: Date) =>
  at ?? (now < expiresAt ? now : expiresAt);

/** Takes one payment of a visit. @returns what a person has to look at */
async function takePayment(
  platform: Platform,
  tx: Transaction,
  { payment, visit }: { payment: VendorPayment; visit: CheckoutRow },
): Promise<string | null> {
  const { id: vendorId, amount, currency, at, refunded } = payment;
  if (visit.isTest) {
    await markTested(platform, tx, { visit, payment });
    return null;
  }
  const { gateway: way, purchaseId: purchase } = visit;
  const receivedAt = paidAt(at, visit, platform.now());
  await receivePayment(platform, tx, {
    purchase,
    way,
    vendorId,
    amount,
    currency,
    receivedAt,
    by: null,
  });
  return noteRefund(platform, tx, { way, vendorId, refunded });
}

/**
 * Writes down how a visit stands: its payments by the one door for money, and what was given back at the gateway. Said again,
 * it changes nothing.
 */
export async function settleStatus(
  platform: Platform,
  tx: Transaction,
  { checkout: id, status }: Settled,
): Promise<void> {
  const time = platform.now();
  // The purchase first, as all who change purchases lock it.
  const purchase = (await checkoutById(tx, id))?.purchaseId;
  if (purchase) await lockPurchase(tx, purchase);
  const visit = await lockCheckout(tx, id);
  if (!visit) return;
  const payments = status.payments.filter(({ amount }) => amount > 0);
  let { trouble } = visit;
  for (const payment of payments) {
    trouble = (await takePayment(platform, tx, { payment, visit })) ?? trouble;
  }
  const isOver = status.ended || visit.state === 'ended';
  const known = payments.length > 0 || visit.state === 'paid';
  const checks = visit.checks + 1;
  const state = known ? 'paid' : isOver ? 'ended' : 'open';
  const nextCheckAt = nextCheck({ ...visit, state, checks }, time);
  await tx
    .update(checkouts)
    .set({
      state: state === 'open' && nextCheckAt === null ? 'ended' : state,
      paymentId: payments.at(-1)?.id ?? visit.paymentId,
      checks,
      checkedAt: time,
      nextCheckAt,
      trouble,
    })
    .where(eq(checkouts.id, id));
}
