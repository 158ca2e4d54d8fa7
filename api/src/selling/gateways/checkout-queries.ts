import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { and, asc, desc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { checkouts, people } from '#platform/database/schema/index.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

export async function checkoutById(db: Queryable, id: number): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row ?? null;
}

/** The session that a webhook event is about. */
export async function checkoutOf(
  db: Queryable,
  gateway: Gateway,
  named: { vendorId?: string | undefined; paymentId?: string | undefined },
): Promise<CheckoutRow | null> {
  const { vendorId, paymentId } = named;
  const column = vendorId === undefined ? checkouts.paymentId : checkouts.vendorId;
  const name = vendorId ?? paymentId;
  if (name === undefined) return null;
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.gateway, gateway), eq(column, name)))
    .orderBy(desc(checkouts.id))
    .limit(1);
  return row ?? null;
}

/** The sessions of a purchase where money can still come from, the newest first. */
export const openCheckouts = (db: Queryable, purchase: number): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.purchaseId, purchase), eq(checkouts.state, 'open')))
    .orderBy(desc(checkouts.id))
    .limit(20);

/** The session of before for the same amount, as long as a person can pay there at leisure. */
export async function reusableCheckout(
  db: Queryable,
  like: Pick<CheckoutRow, 'gateway' | 'amount' | 'currency'> & { purchaseId: number; until: Date },
): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.purchaseId, like.purchaseId),
        eq(checkouts.gateway, like.gateway),
        eq(checkouts.amount, like.amount),
        eq(checkouts.currency, like.currency),
        eq(checkouts.state, 'open'),
        gt(checkouts.expiresAt, like.until),
      ),
    )
    .orderBy(desc(checkouts.id))
    .limit(1);
  return row ?? null;
}

/** The sessions whose gateway is to be asked now. */
export const dueCheckouts = (db: Queryable, now: Date, most: number): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkouts)
    .where(and(isNotNull(checkouts.nextCheckAt), lte(checkouts.nextCheckAt, now)))
    .orderBy(asc(checkouts.nextCheckAt))
    .limit(most);

/** A session, locked. */
export async function lockCheckout(tx: Transaction, id: number): Promise<CheckoutRow | null> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  return row ?? null;
}

/** Who pays, as gateways ask for it. */
export async function payerOf(db: Queryable, person: number) {
  const [row] = await db
    .select({ name: people.name, email: people.email, phone: people.phoneNumber })
    .from(people)
    .where(eq(people.id, person));
  return { name: row?.name ?? '', email: row?.email ?? '', phone: row?.phone ?? '' };
}
