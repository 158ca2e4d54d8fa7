import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { payments, purchaseLines, purchases, refunds } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { giveCredit } from '#selling/credit/index.ts';
import { issueReceipt } from '#selling/receipts/index.ts';
import { endLines } from './end-lines.ts';
import { lockPurchase } from './lock-purchase.ts';
import { notifyOfRefund } from './notify-of-refund.ts';
import { linesOf, type PurchaseRow, refundedOf } from './queries.ts';
import type { Services } from './services.ts';

export interface RefundOfPayment {
  payment: number;
  /** Minor units of each line. */
  lines: readonly { id: number; amount: number }[];
  /** Whether access to these lines ends, even where a part of their price stays paid. */
  endsAccess: boolean;
  reason: string;
  by: number | null;
  /** The gateway's name of a refund that was made there and not here; it is done. */
  vendorRefund?: string | undefined;
}

type PaymentRow = typeof payments.$inferSelect;

/** Ways whose money a person sends back themselves, or which is given back here: done when it is written down. */
const manualWays: readonly string[] = ['transfer', 'cash', 'credit'];
export const isManualWay = (way: string): boolean => manualWays.includes(way);

/** A payment and its purchase, both locked. @throws AppError payment-not-found */
async function lockPayment(tx: Transaction, id: number) {
  const [seen] = await tx.select().from(payments).where(eq(payments.id, id));
  const purchaseId = orThrow(seen?.purchaseId, 'payment-not-found');
  const purchase = await lockPurchase(tx, purchaseId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (payment?.outcome !== 'paid') throw new AppError('payment-not-found');
  return { payment, purchase };
}

/** @throws AppError refund-too-much */
async function requireLeft(
  tx: Transaction,
  payment: PaymentRow,
  wanted: RefundOfPayment['lines'],
): Promise<void> {
  const sum = wanted.reduce((total, { amount }) => total + amount, 0);
  const left = payment.amount - (await refundedOf(tx, payment.id));
  const lines = new Map(
    (await linesOf(tx, payment.purchaseId ?? 0)).map((line) => [line.id, line]),
  );
  const isDistinct = new Set(wanted.map(({ id }) => id)).size === wanted.length;
  const fits = wanted.every(({ id, amount }) => {
    const line = lines.get(id);
    return line && amount > 0 && amount <= line.total - line.refunded;
  });
  if (wanted.length === 0 || !isDistinct || !fits || sum > left) {
    throw new AppError('refund-too-much');
  }
}

async function insertRefund(
  tx: Transaction,
  {
    payment,
    refund,
    line,
    now,
  }: {
    payment: PaymentRow;
    refund: RefundOfPayment;
    line: { id: number; amount: number };
    now: Date;
  },
): Promise<number> {
  const isDone = isManualWay(payment.way) || refund.vendorRefund !== undefined;
  const rows = await tx
    .insert(refunds)
    .values({
      paymentId: payment.id,
      purchaseId: payment.purchaseId,
      lineId: line.id,
      amount: line.amount,
      currency: payment.currency,
      reason: refund.reason,
      endsAccess: refund.endsAccess,
      state: isDone ? 'done' : 'pending',
      vendorId: refund.vendorRefund ?? null,
      madeBy: refund.by,
      doneAt: isDone ? now : null,
    })
    .returning({ id: refunds.id });
  await tx
    .update(purchaseLines)
    .set({ refunded: sql`${purchaseLines.refunded} + ${line.amount}` })
    .where(eq(purchaseLines.id, line.id));
  const { id } = only(rows);
  if (isDone) await issueReceipt(tx, { refund: id, now });
  return id;
}

/** A purchase of which everything was given back is a refunded one. */
async function closeRefunded(tx: Transaction, { id, state }: PurchaseRow, now: Date) {
  const lines = await linesOf(tx, id);
  if (state !== 'paid' || lines.some(({ refunded, total }) => refunded < total)) return;
  await tx.update(purchases).set({ state: 'refunded', endedAt: now }).where(eq(purchases.id, id));
}

/**
 * Gives money back, whole or in part, by line. Access to a line ends when all of it was given back, or by `endsAccess`; what
 * gateways give back is `pending` until they say so (`settleRefund`), and access ends now all the same. The person is told.
 * @returns the refunds, one for each line
 * @throws AppError payment-not-found; refund-too-much for more than was paid, or a line of another purchase
 */
export async function refundPayment(
  platform: Services,
  tx: Transaction,
  refund: RefundOfPayment,
): Promise<number[]> {
  const now = platform.now();
  const { payment, purchase } = await lockPayment(tx, refund.payment);
  await requireLeft(tx, payment, refund.lines);
  const ids: number[] = [];
  for (const line of refund.lines) ids.push(await insertRefund(tx, { payment, refund, line, now }));
  const amount = refund.lines.reduce((sum, line) => sum + line.amount, 0);
  if (payment.way === 'credit' && purchase.personId !== null) {
    const { id, personId: person, currency } = purchase;
    await giveCredit(tx, { person, purchase: id, currency, amount });
  }
  const touched = new Set(refund.lines.map(({ id }) => id));
  const lines = await linesOf(tx, purchase.id);
  const ending = lines.filter(
    ({ id, refunded, total }) => touched.has(id) && (refund.endsAccess || refunded >= total),
  );
  const ended = await endLines(platform, tx, { purchase, lines: ending, by: refund.by });
  await closeRefunded(tx, purchase, now);
  await notifyOfRefund(platform, tx, { purchase, amount, ended, reason: refund.reason });
  return ids;
}
