import type { PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';
import { eq } from 'drizzle-orm';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { purchaseLines, purchases } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { openPurchase } from '../open-purchase.ts';
import { receivePayment } from '../receive-payment.ts';

type Call = (
  call: `${string} /${string}`,
  options?: { as?: { id: number }; body?: object },
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect.
) => Promise<{ status: number; body: any }>;

/** A shop of a test: courses that are sold, people who buy them, and the provider at the desk. */
export async function openShop({ call, platform }: { call: unknown; platform: Platform }) {
  const { db } = platform;
  const ask = call as Call;
  const admin = await makeAdmin(db);

  /** An open purchase of new courses at these prices, in the installation's currency. */
  async function sell({
    prices = ['100'],
    name,
    buyer,
  }: {
    prices?: string[];
    name?: string;
    buyer?: { id: number; email: string };
  } = {}) {
    const person = buyer ?? (await makePerson(db, name ? { name } : {}));
    const courses: Awaited<ReturnType<typeof makeCourse>>[] = [];
    // One after the other, as the lines of a purchase are in the order of its courses.
    for (const price of prices) courses.push(await makeCourse(db, { price }));
    const ids = courses.map(({ id }) => id);
    const { id } = await openPurchase(platform, { person: person.id, courses: ids });
    const lines = await db
      .select()
      .from(purchaseLines)
      .where(eq(purchaseLines.purchaseId, id))
      .orderBy(purchaseLines.id);
    const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
    return { id, person, courses, lines, reference: row?.reference ?? '' };
  }

  let payments = 0;
  /** Money that comes for a purchase. */
  const pay = (
    purchase: number | null,
    { amount, way = 'transfer', at }: { amount: number; way?: PaymentWay; at?: Date },
  ) =>
    db.transaction((tx) => {
      payments += 1;
      const vendorId = `test:${payments}`;
      const receivedAt = at ?? platform.now();
      const by = way === 'transfer' ? admin.id : null;
      const payment = { purchase, way, vendorId, amount, currency: 'USD', receivedAt, by };
      return receivePayment(platform, tx, payment);
    });

  const path = (id: number, rest = '') => `/api/studio/purchases/${id}${rest}` as const;
  const read = async (id: number) => (await ask(`GET ${path(id)}`, { as: admin })).body.purchase;
  /** Whether a person is in a course. */
  const status = async (person: { id: number }, course: { id: number }) =>
    (await ask(`GET /api/check-enroll/${course.id}`, { as: person })).body.status;
  const refund = (id: number, body: object) =>
    ask(`POST ${path(id, '/refunds')}`, { as: admin, body: { seen: 0, sent: true, ...body } });

  return { ask, admin, sell, pay, path, read, status, refund };
}
