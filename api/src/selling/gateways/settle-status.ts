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

/** When a person paid. A gateway takes no money after a session has ended, so an unknown time is not after it. */
const paidAt = (at: Date | null, { expiresAt }: CheckoutRow, now: Date) =>
  at ?? (now < expiresAt ? now : expiresAt);

/** Takes one payment of a session. @returns what a person has to look at */
async function takePayment(
  platform: Platform,
  tx: Transaction,
  { payment, session }: { payment: VendorPayment; session: CheckoutRow },
): Promise<string | null> {
  const { id: vendorId, amount, currency, at, refunded } = payment;
  if (session.isTest) {
    await markTested(platform, tx, { session, payment });
    return null;
  }
  const { gateway: way, purchaseId: purchase } = session;
  const receivedAt = paidAt(at, session, platform.now());
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
 * Writes down how a session stands: its payments by the one door for money, and what was given back at the gateway. Said again,
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
  const session = await lockCheckout(tx, id);
  if (!session) return;
  const payments = status.payments.filter(({ amount }) => amount > 0);
  let { trouble } = session;
  for (const payment of payments) {
    trouble = (await takePayment(platform, tx, { payment, session })) ?? trouble;
  }
  const isOver = status.ended || session.state === 'ended';
  const known = payments.length > 0 || session.state === 'paid';
  const checks = session.checks + 1;
  const state = known ? 'paid' : isOver ? 'ended' : 'open';
  const nextCheckAt = nextCheck({ ...session, state, checks }, time);
  await tx
    .update(checkouts)
    .set({
      state: state === 'open' && nextCheckAt === null ? 'ended' : state,
      paymentId: payments.at(-1)?.id ?? session.paymentId,
      checks,
      checkedAt: time,
      nextCheckAt,
      trouble,
    })
    .where(eq(checkouts.id, id));
}
