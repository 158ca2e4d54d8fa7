import { divide } from '@nibras/contract/money.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { paymentCases, payments, refunds } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { linesOf, refundPayment, settleRefund, solveCase } from '#selling/purchases/index.ts';

interface SaidRefund {
  way: Gateway;
  /** The gateway's name of the payment. */
  vendorId: string;
  /** All that was given back; null for a part that the gateway does not tell. */
  refunded: number | null;
}

const reason = 'أُعيد المبلغ من لوحة البوابة';

/** What we know to be given back, or have asked the gateway to. */
export async function knownRefunds(tx: Transaction, payment: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment), inArray(refunds.state, ['done', 'pending'])));
  return row?.sum ?? 0;
}

type PaymentRow = typeof payments.$inferSelect;

/** Divides what was given back among the lines by what is left of each. */
async function noteOfPurchase(
  platform: Platform,
  tx: Transaction,
  { payment, extra, said }: { payment: PaymentRow; extra: number; said: SaidRefund },
): Promise<void> {
  const lines = await linesOf(tx, payment.purchaseId ?? 0);
  const left = lines.map(({ total, refunded }) => total - refunded);
  const amount = Math.min(
    extra,
    left.reduce((sum, part) => sum + part, 0),
  );
  if (amount <= 0) return;
  const parts = divide(amount, left);
  await refundPayment(platform, tx, {
    payment: payment.id,
    lines: lines.flatMap(({ id }, index) => {
      const part = parts[index] ?? 0;
      return part > 0 ? [{ id, amount: part }] : [];
    }),
    endsAccess: false,
    reason,
    by: null,
    vendorRefund: `${said.vendorId}:${said.refunded}`,
  });
}

/** A payment that waited for a decision, and was given back at the gateway, needs none any more. */
async function noteOfCase(platform: Platform, tx: Transaction, payment: PaymentRow): Promise<void> {
  const [open] = await tx
    .select({ id: paymentCases.id })
    .from(paymentCases)
    .where(and(eq(paymentCases.paymentId, payment.id), eq(paymentCases.state, 'open')));
  if (!open) return;
  const ids = await solveCase(platform, tx, {
    id: open.id,
    decision: 'refunded',
    note: reason,
    by: null,
  });
  for (const refund of ids) await settleRefund(platform, tx, { refund, state: 'done' });
}

/**
 * Writes down what was given back at the gateway and not here.
 * @returns `refund-untold` where a part was given back and the gateway does not tell how much
 */
export async function noteRefund(
  platform: Platform,
  tx: Transaction,
  said: SaidRefund,
): Promise<string | null> {
  if (said.refunded === 0) return null;
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.way, said.way), eq(payments.vendorId, said.vendorId)));
  if (!payment) return null;
  const known = await knownRefunds(tx, payment.id);
  if (said.refunded === null) return known === 0 ? 'refund-untold' : null;
  const extra = Math.min(said.refunded, payment.amount) - known;
  if (extra <= 0) return null;
  if (payment.outcome === 'paid') await noteOfPurchase(platform, tx, { payment, extra, said });
  else if (extra === payment.amount) await noteOfCase(platform, tx, payment);
  return null;
}
