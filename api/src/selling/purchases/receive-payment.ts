import type { CaseReason, PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { paymentCases, payments } from '#platform/database/schema/index.ts';
import { isOver } from './access-end.ts';
import { fulfilPurchase } from './fulfil-purchase.ts';
import { hasAll } from './has-all.ts';
import { lockPurchase } from './lock-purchase.ts';
import { dueOf, linesOf, type PurchaseRow } from './queries.ts';
import type { Services } from './services.ts';

export interface ReceivedPayment {
  /** Null where nobody knows what it is for. */
  purchase: number | null;
  way: PaymentWay;
  /** The way's own name for it: the gateway's transaction, `transfer:12`. */
  vendorId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** When the person paid, by which a late payment is told: of a transfer when its receipt was sent. */
  receivedAt: Date;
  /** Who has confirmed it by hand; null for a gateway. */
  by: number | null;
}

/** Why a payment does not pay its purchase; null where it does. */
async function misfit(
  tx: Transaction,
  purchase: PurchaseRow,
  { payment: { amount, currency, receivedAt }, now }: { payment: ReceivedPayment; now: Date },
): Promise<CaseReason | null> {
  if (purchase.state === 'paid') return 'twice';
  if (purchase.state === 'cancelled' || purchase.state === 'refunded') return 'closed';
  if (purchase.personId === null) return 'closed';
  // What was paid in time counts, also where the news of it came after the end.
  if (receivedAt > purchase.expiresAt) return 'late';
  const lines = await linesOf(tx, purchase.id);
  if (isOver(lines, now)) return 'late';
  if (currency !== purchase.currency) return 'currency';
  if (amount !== dueOf(purchase)) return 'amount';
  return (await hasAll(tx, purchase.personId, lines)) ? 'twice' : null;
}

const wasRecorded = async (tx: Transaction, { way, vendorId }: ReceivedPayment) =>
  (await tx.$count(payments, and(eq(payments.way, way), eq(payments.vendorId, vendorId)))) > 0;

/** Stores a payment. @returns its id; null where the same one was stored meanwhile */
async function record(
  tx: Transaction,
  payment: ReceivedPayment,
  { outcome, now }: { outcome: 'paid' | 'case'; now: Date },
): Promise<number | null> {
  const { purchase: purchaseId, by: recordedBy, ...values } = payment;
  const [row] = await tx
    .insert(payments)
    .values({ ...values, purchaseId, recordedBy, outcome, createdAt: now })
    .onConflictDoNothing({ target: [payments.way, payments.vendorId] })
    .returning({ id: payments.id });
  return row?.id ?? null;
}

/**
 * Takes money that has come: the only function that does, for all ways of payment. In the caller's transaction it is stored once, by its
 * way's own name; what fits pays its purchase, with access, receipt, notice and mail; everything else is a case for a person.
 * @returns `known` where the same payment came before, which changes nothing
 * @throws AppError purchase-not-found
 */
export async function receivePayment(
  platform: Services,
  tx: Transaction,
  payment: ReceivedPayment,
): Promise<'paid' | 'case' | 'known'> {
  const now = platform.now();
  const purchase = payment.purchase === null ? null : await lockPurchase(tx, payment.purchase);
  if (await wasRecorded(tx, payment)) return 'known';
  const reason = purchase ? await misfit(tx, purchase, { payment, now }) : 'unknown';
  const outcome = reason === null ? 'paid' : 'case';
  const id = await record(tx, payment, { outcome, now });
  if (id === null) return 'known';
  if (purchase && reason === null) {
    await fulfilPurchase(platform, tx, { purchase, way: payment.way });
    return 'paid';
  }
  await tx
    .insert(paymentCases)
    .values({ paymentId: id, reason: reason ?? 'unknown', createdAt: now });
  return 'case';
}
