import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import {
  paymentCases,
  payments,
  purchaseLines,
  purchases,
} from '#platform/database/schema/index.ts';
import { makeCourse } from './courses.ts';
import { makePerson } from './people.ts';
import { unique } from './unique.ts';

const day = 24 * 60 * 60 * 1000;
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference for a number; different for different ones. */
function referenceOf(number: number): string {
  let [left, text] = [number, ''];
  while (text.length < 6) {
    text = signs[left % signs.length] + text;
    left = Math.floor(left / signs.length);
  }
  return text;
}

type NewPurchase = Partial<typeof purchases.$inferInsert> & {
  /** The lines' courses, each at its part of the price; a new course by default. */
  courseIds?: number[];
};

/**
 * Creates a purchase as it stands in the database, without what the engine does beside it: a paid one gives no access here,
 * and has no payment. By default it is open and costs 350.00 Egyptian pounds.
 */
export async function makePurchase(db: Queryable, { courseIds, ...overrides }: NewPurchase = {}) {
  const number = unique();
  const price = overrides.price ?? 35_000;
  const total = overrides.total ?? price - (overrides.discount ?? 0);
  const state = overrides.state ?? 'open';
  const isPaid = state === 'paid' || state === 'refunded';
  const purchase = only(
    await db
      .insert(purchases)
      .values({
        reference: referenceOf(number),
        currency: 'EGP',
        price,
        total,
        state,
        expiresAt: new Date(Date.now() + 3 * day),
        paidAt: isPaid ? new Date() : null,
        ...overrides,
        personId: overrides.personId === undefined ? (await makePerson(db)).id : overrides.personId,
      })
      .returning(),
  );
  const ids = courseIds ?? [(await makeCourse(db, { price: String(price / 100) })).id];
  const share = (amount: number, at: number) =>
    Math.floor(amount / ids.length) + (at === 0 ? amount % ids.length : 0);
  const lines = await db
    .insert(purchaseLines)
    .values(
      ids.map((courseId, at) => ({
        purchaseId: purchase.id,
        courseId,
        name: `كورس ${number}`,
        price: share(price, at),
        discount: share(overrides.discount ?? 0, at),
        total: share(total, at),
      })),
    )
    .returning();
  return { ...purchase, lines };
}

/** A payment of another amount than a purchase asks for, and the case that waits for a decision about it. */
export async function makePaymentCase(
  db: Queryable,
  { id, currency }: Pick<typeof purchases.$inferSelect, 'id' | 'currency'>,
  overrides: Partial<typeof paymentCases.$inferInsert> = {},
) {
  const payment = only(
    await db
      .insert(payments)
      .values({
        purchaseId: id,
        way: 'transfer',
        vendorId: `case-${unique()}-${process.pid}`,
        amount: 1000,
        currency,
        outcome: 'case',
        receivedAt: new Date(),
      })
      .returning(),
  );
  return only(
    await db
      .insert(paymentCases)
      .values({ paymentId: payment.id, reason: 'amount', ...overrides })
      .returning(),
  );
}
