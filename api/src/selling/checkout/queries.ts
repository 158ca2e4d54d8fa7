import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { paymentCases, payments, receipts } from '#platform/database/schema/index.ts';

/** Since when money that came for a purchase waits for a decision; null without any. */
export async function openCaseSince(db: Queryable, purchase: number): Promise<Date | null> {
  const [row] = await db
    .select({ since: paymentCases.createdAt })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(and(eq(payments.purchaseId, purchase), eq(paymentCases.state, 'open')))
    .orderBy(asc(paymentCases.id))
    .limit(1);
  return row?.since ?? null;
}

/** The receipt of a purchase and the notes of its refunds, in the order of their numbers. */
export const receiptsOf = (db: Queryable, purchase: number) =>
  db
    .select({ number: receipts.number, kind: receipts.kind, issuedAt: receipts.issuedAt })
    .from(receipts)
    .where(eq(receipts.purchaseId, purchase))
    .orderBy(asc(receipts.number));
