import type { RefundBody } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { formatMoney } from '#platform/text/money.ts';
import { sendRefunds } from '#selling/gateways/index.ts';
import { lockPurchase } from '../lock-purchase.ts';
import { linesOf } from '../queries.ts';
import { refundPayment } from '../refund-payment.ts';

import { countRefunds, paymentsOf } from './detail-queries.ts';
import { logSale } from './log-entry.ts';
import { isByHand } from './policy.ts';
import { type RefundPart, shareRefund } from './share-refund.ts';

/** The payments of which something can go back, money before credit. */
async function refundablePayments(tx: Transaction, purchase: { id: number; currency: string }) {
  const rows = await paymentsOf(tx, purchase.id);
  return rows
    .filter(({ payment }) => payment.outcome === 'paid' && payment.currency === purchase.currency)
    .map(({ payment, returned }) => ({
      id: payment.id,
      way: payment.way,
      left: payment.amount - returned,
    }))
    .toSorted((one, other) => Number(one.way === 'credit') - Number(other.way === 'credit'));
}

const sumOf = (parts: readonly RefundPart[]) =>
  parts.flatMap(({ lines }) => lines).reduce((sum, { amount }) => sum + amount, 0);

/**
 * Gives money of a purchase back, whole or in part, by line. What a person sends must have been sent; what came by a gateway
 * goes back by it. Never more than was paid: the purchase is locked.
 * @throws AppError purchase-not-found; purchase-changed where there are refunds that the caller had not seen;
 *   refund-too-much, refund-not-sent, invalid-input
 */
export async function refundSale(
  platform: Platform,
  { caller, id, refund }: { caller: Person; id: number; refund: RefundBody },
): Promise<void> {
  const now = platform.now();
  const { reason } = refund;
  await platform.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if ((await countRefunds(tx, id)) !== refund.seen) throw new AppError('purchase-changed');
    const payments = await refundablePayments(tx, purchase);
    const lines = await linesOf(tx, id);
    const { currency } = purchase;
    const parts = shareRefund(refund, { lines, payments, currency });
    const touched = payments.filter((one) => parts.some(({ payment }) => payment === one.id));
    if (!refund.sent && touched.some(({ way }) => isByHand(way))) {
      throw new AppError('refund-not-sent');
    }
    for (const part of parts) {
      const made = await refundPayment(platform, tx, { ...part, reason, by: caller.id });
      await sendRefunds(platform, tx, made);
    }
    const money = formatMoney(sumOf(parts), currency);
    const entry = { purchase, by: caller.id, money, reason, now };
    await logSale(tx, { ...entry, action: 'purchase-refunded' });
  });
}
