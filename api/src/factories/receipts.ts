import type { Queryable, Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { payments, purchaseLines, purchases, refunds } from '#platform/database/schema/index.ts';
import { makeCourse } from './courses.ts';
import { makePerson } from './people.ts';
import { unique } from './unique.ts';

type NewLine = Partial<typeof purchaseLines.$inferInsert>;
type NewPurchase = Partial<typeof purchases.$inferInsert> & { lines?: NewLine[] };

/** A purchase that was paid by a transfer, of one course for 100.00 EGP unless something else is said. */
export async function makePaidPurchase(
  db: Queryable | Transaction,
  { lines = [{}], ...values }: NewPurchase = {},
) {
  const number = unique();
  const wholes = lines.map((line) => ({ price: 10_000, discount: 0, ...line }));
  const net = wholes.map((line) => ({ total: line.price - line.discount, ...line }));
  const sum = (key: 'price' | 'discount' | 'total') =>
    net.reduce((total, line) => total + line[key], 0);
  const purchase = only(
    await db
      .insert(purchases)
      .values({
        reference: `R${String(number).padStart(5, '0')}${process.pid}`,
        personId: values.personId === undefined ? (await makePerson(db)).id : values.personId,
        state: 'paid',
        currency: 'EGP',
        price: sum('price'),
        discount: sum('discount'),
        total: sum('total'),
        way: 'transfer',
        paidAt: new Date(),
        expiresAt: new Date(Date.now() + 86_400_000),
        ...values,
      })
      .returning(),
  );
  for (const line of net) {
    const course = line.courseId === undefined ? await makeCourse(db) : null;
    await db.insert(purchaseLines).values({
      purchaseId: purchase.id,
      courseId: course?.id ?? null,
      name: course?.name ?? 'كورس',
      ...line,
    });
  }
  const payment = only(
    await db
      .insert(payments)
      .values({
        purchaseId: purchase.id,
        way: purchase.way ?? 'transfer',
        vendorId: `payment-${number}-${process.pid}`,
        amount: Math.max(1, purchase.total - purchase.credit),
        currency: purchase.currency,
        outcome: 'paid',
        receivedAt: new Date(),
      })
      .returning(),
  );
  return { ...purchase, payment };
}

/** Money of a payment that has gone back. */
export const makeRefund = async (
  db: Queryable | Transaction,
  values: Pick<typeof refunds.$inferInsert, 'paymentId' | 'purchaseId' | 'amount'> &
    Partial<typeof refunds.$inferInsert>,
) =>
  only(
    await db
      .insert(refunds)
      .values({ currency: 'EGP', endsAccess: false, state: 'done', doneAt: new Date(), ...values })
      .returning(),
  );
