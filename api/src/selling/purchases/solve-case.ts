import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { paymentCases, payments, refunds } from '#platform/database/schema/index.ts';
import { answeredBefore } from '#platform/http/answered-before.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { giveCredit } from '#selling/credit/index.ts';
import { isOver } from './access-end.ts';
import { fulfilPurchase } from './fulfil-purchase.ts';
import { hasAll } from './has-all.ts';
import { lockPurchase } from './lock-purchase.ts';
import { dueOf, linesOf, type PurchaseRow } from './queries.ts';
import { isManualWay } from './refund-payment.ts';
import type { Services } from './services.ts';
import { settleForLess } from './settle-for-less.ts';

export interface SolvedCase {
  id: number;
  decision: 'accepted' | 'refunded' | 'dismissed';
  note: string;
  by: number | null;
}

type PaymentRow = typeof payments.$inferSelect;

/** A case with its payment and its purchase, locked. @throws AppError case-not-found, nothing-to-decide */
async function lockCase({ settings }: Services, tx: Transaction, id: number) {
  const [seen] = await tx
    .select({ purchase: payments.purchaseId })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(eq(paymentCases.id, id));
  const { purchase: purchaseId } = orThrow(seen, 'case-not-found');
  const purchase = purchaseId === null ? null : await lockPurchase(tx, purchaseId);
  const rows = await tx
    .select({
      state: paymentCases.state,
      first: { by: paymentCases.solvedBy, at: paymentCases.solvedAt },
      payment: payments,
    })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(eq(paymentCases.id, id))
    .for('update');
  const { state, first, payment } = only(rows);
  if (state !== 'open') {
    const { timeZone } = settings();
    throw await answeredBefore(tx, { code: 'nothing-to-decide', as: 'decided', first, timeZone });
  }
  return { payment, purchase };
}

/** Whether a payment can open what its purchase sells: it is not paid yet, and there is something left to open. */
async function canPay(tx: Transaction, purchase: PurchaseRow, now: Date): Promise<boolean> {
  if (purchase.state === 'paid' || purchase.state === 'refunded') return false;
  const lines = await linesOf(tx, purchase.id);
  if (isOver(lines, now)) return false;
  return !(await hasAll(tx, purchase.personId ?? 0, lines));
}

/**
 * Lets a payment count: it pays its purchase whatever its amount. What is missing is a discount, and what is too much becomes
 * the person's credit; where nothing is left to open, all of it does.
 * @throws AppError case-without-owner where nobody is known who has sent it, or it is in another currency and opens nothing
 */
async function accept(
  platform: Services,
  tx: Transaction,
  { payment, purchase }: { payment: PaymentRow; purchase: PurchaseRow | null },
): Promise<void> {
  if (!purchase || purchase.personId === null) throw new AppError('case-without-owner');
  const { id, personId: person, currency } = purchase;
  const isSameCurrency = payment.currency === currency;
  const credit = { person, purchase: id, currency };
  if (!(await canPay(tx, purchase, platform.now()))) {
    if (!isSameCurrency) throw new AppError('case-without-owner');
    await giveCredit(tx, { ...credit, amount: payment.amount });
    return;
  }
  await tx.update(payments).set({ outcome: 'paid' }).where(eq(payments.id, payment.id));
  const settled = isSameCurrency ? await settleForLess(tx, purchase, payment.amount) : purchase;
  await fulfilPurchase(platform, tx, { purchase: settled, way: payment.way });
  const surplus = isSameCurrency ? payment.amount - dueOf(settled) : 0;
  if (surplus > 0) await giveCredit(tx, { ...credit, amount: surplus });
}

/** Sends a payment back whole; it has opened nothing. @returns the refund */
async function giveBack(
  tx: Transaction,
  payment: PaymentRow,
  { note, by, now }: { note: string; by: number | null; now: Date },
): Promise<number> {
  const isDone = isManualWay(payment.way);
  const rows = await tx
    .insert(refunds)
    .values({
      paymentId: payment.id,
      purchaseId: payment.purchaseId,
      amount: payment.amount,
      currency: payment.currency,
      reason: note,
      endsAccess: false,
      state: isDone ? 'done' : 'pending',
      madeBy: by,
      createdAt: now,
      doneAt: isDone ? now : null,
    })
    .returning({ id: refunds.id });
  return only(rows).id;
}

/**
 * A person's decision about a payment that did not fit. `accepted` opens what was bought, though it came late or in another
 * amount, or becomes credit where nothing is left to open; `refunded` sends it back; `dismissed` says that it is none of ours.
 * @returns the refund of a payment that goes back; none else
 * @throws AppError case-not-found, nothing-to-decide, case-without-owner
 */
export async function solveCase(
  platform: Services,
  tx: Transaction,
  { id, decision, note, by }: SolvedCase,
): Promise<number[]> {
  const now = platform.now();
  const { payment, purchase } = await lockCase(platform, tx, id);
  await tx
    .update(paymentCases)
    .set({ state: decision, note, solvedBy: by, solvedAt: now })
    .where(eq(paymentCases.id, id));
  if (decision === 'accepted') await accept(platform, tx, { payment, purchase });
  return decision === 'refunded' ? [await giveBack(tx, payment, { note, by, now })] : [];
}
