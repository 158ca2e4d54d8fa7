import { asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import {
  payments,
  people,
  purchaseLines,
  receipts,
  refunds,
  transfers,
} from '#platform/database/schema/index.ts';

const makers = alias(people, 'makers');

/** Who bought something; null for an account that is gone. */
export const buyerOf = async (db: Queryable, person: number | null) => {
  if (person === null) return null;
  const [row] = await db
    .select({ id: people.id, name: people.name, email: people.email, photo: people.photoPath })
    .from(people)
    .where(eq(people.id, person));
  return row ?? null;
};

/** Money that has come for a purchase, with what of it has gone back or is on its way, the oldest first. */
export const paymentsOf = (db: Queryable, purchase: number) =>
  db
    .select({
      payment: payments,
      byId: makers.id,
      byName: makers.name,
      returned: sql<string>`(select coalesce(sum(refunds.amount), 0) from refunds
        where refunds.payment_id = ${payments.id} and refunds.state <> 'failed')`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(makers, eq(makers.id, payments.recordedBy))
    .where(eq(payments.purchaseId, purchase))
    .orderBy(asc(payments.id));
export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];

/** Money that goes back of a purchase, the oldest first. */
export const refundsOf = (db: Queryable, purchase: number) =>
  db
    .select({
      refund: refunds,
      line: purchaseLines.name,
      byId: makers.id,
      byName: makers.name,
      way: payments.way,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(purchaseLines, eq(purchaseLines.id, refunds.lineId))
    .leftJoin(makers, eq(makers.id, refunds.madeBy))
    .where(eq(refunds.purchaseId, purchase))
    .orderBy(asc(refunds.id));
export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];

/** The receipts of transfers that the buyer has sent in, the newest first. */
export const transfersOf = (db: Queryable, purchase: number) =>
  db
    .select({
      id: transfers.id,
      state: transfers.state,
      channel: transfers.channelName,
      question: transfers.question,
      reason: transfers.reason,
      createdAt: transfers.createdAt,
      decidedAt: transfers.decidedAt,
      byId: makers.id,
      byName: makers.name,
    })
    .from(transfers)
    .leftJoin(makers, eq(makers.id, transfers.decidedBy))
    .where(eq(transfers.purchaseId, purchase))
    .orderBy(desc(transfers.id));
export type TransferRow = Awaited<ReturnType<typeof transfersOf>>[number];

export const receiptsOf = (db: Queryable, purchase: number) =>
  db
    .select({ number: receipts.number, kind: receipts.kind, issuedAt: receipts.issuedAt })
    .from(receipts)
    .where(eq(receipts.purchaseId, purchase))
    .orderBy(asc(receipts.number));
export type ReceiptRow = Awaited<ReturnType<typeof receiptsOf>>[number];

export interface AccessRow extends Record<string, unknown> {
  line: number;
  active: boolean;
  until: string | null;
}

/** What the lines of a purchase give now: the entitlement of each that lasts longest. */
export async function accessOf(db: Queryable, purchase: number): Promise<AccessRow[]> {
  const { rows } = await db.execute<AccessRow>(sql`
    select distinct on (line_id) line_id as line,
      coalesce(least(valid_until, revoked_at), 'infinity') > now() as active,
      to_json(least(valid_until, revoked_at)) #>> '{}' as until
    from entitlements where line_id in (select id from purchase_lines where purchase_id = ${purchase})
    order by line_id, coalesce(least(valid_until, revoked_at), 'infinity') desc`);
  return rows;
}

/** How many refunds a purchase has, those that failed too. */
export const countRefunds = (db: Queryable, purchase: number): Promise<number> =>
  db.$count(refunds, eq(refunds.purchaseId, purchase));
