import { eq } from 'drizzle-orm';
import { payments, purchases } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { openPurchase } from './open-purchase.ts';
import { linesOf, type PurchaseRow } from './queries.ts';
import { type ReceivedPayment, receivePayment } from './receive-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { solveCase } from './solve-case.ts';

let last = 0;

/** The engine of a test's application, with what its tests say again and again. */
export function engineOf(platform: Platform) {
  const { db } = platform;
  async function rowOf(id: number) {
    const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
    if (!row) throw new Error(`there is no purchase ${id}`);
    return row as PurchaseRow;
  }
  return {
    rowOf,
    linesOf: (purchase: number) => linesOf(db, purchase),
    async paymentsOf(purchase: number) {
      return db.select().from(payments).where(eq(payments.purchaseId, purchase));
    },
    async open(
      person: { id: number },
      courses: { id: number }[],
      options: { coupon?: string } = {},
    ) {
      const wanted = { person: person.id, courses: courses.map(({ id }) => id), ...options };
      return (await openPurchase(platform, wanted)).id;
    },
    /** Pays what is due, at once and by a transfer, unless something else is said. */
    async pay(purchase: number, payment: Partial<ReceivedPayment> = {}) {
      const { total, credit, currency } = await rowOf(purchase);
      last += 1;
      const received: ReceivedPayment = {
        purchase,
        way: 'transfer',
        vendorId: `test:${last}`,
        amount: total - credit,
        currency,
        receivedAt: platform.now(),
        by: null,
        ...payment,
      };
      return db.transaction((tx) => receivePayment(platform, tx, received));
    },
    solve: (id: number, decision: 'accepted' | 'refunded' | 'dismissed') =>
      db.transaction((tx) => solveCase(platform, tx, { id, decision, note: '', by: null })),
    refund: (payment: number, lines: { id: number; amount: number }[], endsAccess = false) =>
      db.transaction((tx) =>
        refundPayment(platform, tx, { payment, lines, endsAccess, reason: 'طلب الطالب', by: null }),
      ),
  };
}
