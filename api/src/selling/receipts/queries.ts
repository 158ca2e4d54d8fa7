import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import {
  bundles,
  coupons,
  payments,
  people,
  purchaseLines,
  purchases,
  receiptNumbers,
  receipts,
  refunds,
  transferChannels,
  transfers,
} from '#platform/database/schema/index.ts';

export type Receipt = typeof receipts.$inferSelect;

/** Takes the next number. Others wait for the end of the transaction, and one that is rolled back gives it back. */
export async function takeNumber(tx: Transaction): Promise<number> {
  const [row] = await tx
    .update(receiptNumbers)
    .set({ last: sql`${receiptNumbers.last} + 1` })
    .returning({ last: receiptNumbers.last });
  if (!row) throw new Error('The row of the receipts’ numbers is missing');
  return row.last;
}

export async function receiptOfPurchase(db: Queryable, purchase: number): Promise<Receipt | null> {
  const [found] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.purchaseId, purchase), eq(receipts.kind, 'receipt')));
  return found ?? null;
}

export async function noteOfRefund(db: Queryable, refund: number): Promise<Receipt | null> {
  const [found] = await db.select().from(receipts).where(eq(receipts.refundId, refund));
  return found ?? null;
}

/** The amounts of the notes of a purchase. */
export async function refundedByNotes(db: Queryable, purchase: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum((${receipts.data}->>'total')::bigint), 0)::float8` })
    .from(receipts)
    .where(and(eq(receipts.purchaseId, purchase), eq(receipts.kind, 'refund')));
  return row?.sum ?? 0;
}

/** A purchase with its buyer and coupon; both may be gone. */
export async function purchaseToWrite(db: Queryable, id: number) {
  const [found] = await db
    .select({ purchase: purchases, name: people.name, email: people.email, coupon: coupons.code })
    .from(purchases)
    .leftJoin(people, eq(people.id, purchases.personId))
    .leftJoin(coupons, eq(coupons.id, purchases.couponId))
    .where(eq(purchases.id, id));
  return found ?? null;
}

export const linesToWrite = (db: Queryable, purchase: number) =>
  db
    .select({ line: purchaseLines, bundle: bundles.name })
    .from(purchaseLines)
    .leftJoin(bundles, eq(bundles.id, purchaseLines.bundleId))
    .where(eq(purchaseLines.purchaseId, purchase))
    .orderBy(asc(purchaseLines.id));

/** The payments that paid a purchase; what credit has paid is the last of them. */
export const paymentsOf = (db: Queryable, purchase: number) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.purchaseId, purchase), eq(payments.outcome, 'paid')))
    .orderBy(sql`${payments.way} = 'credit'`, asc(payments.id));

/** How a transfer came: the name of its channel. */
export async function channelOf(db: Queryable, purchase: number): Promise<string | null> {
  const [found] = await db
    .select({ name: sql<string>`coalesce(${transferChannels.name}, ${transfers.channelName})` })
    .from(transfers)
    .leftJoin(transferChannels, eq(transferChannels.id, transfers.channelId))
    .where(eq(transfers.purchaseId, purchase))
    .orderBy(sql`${transfers.state} = 'approved' desc`, desc(transfers.id))
    .limit(1);
  return found?.name ?? null;
}

export async function refundToWrite(db: Queryable, id: number) {
  const [found] = await db
    .select({ refund: refunds, line: purchaseLines, bundle: bundles.name })
    .from(refunds)
    .leftJoin(purchaseLines, eq(purchaseLines.id, refunds.lineId))
    .leftJoin(bundles, eq(bundles.id, purchaseLines.bundleId))
    .where(eq(refunds.id, id));
  return found ?? null;
}

export const insertReceipt = (tx: Transaction, receipt: typeof receipts.$inferInsert) =>
  tx.insert(receipts).values(receipt);

export async function receiptWithBuyer(db: Queryable, number: number) {
  const [found] = await db
    .select({ receipt: receipts, buyer: purchases.personId })
    .from(receipts)
    .innerJoin(purchases, eq(purchases.id, receipts.purchaseId))
    .where(eq(receipts.number, number));
  return found ?? null;
}
