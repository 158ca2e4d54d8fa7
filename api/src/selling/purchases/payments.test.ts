import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeTransfer } from '#factories/transfers.ts';
import { grantAccess, notifyOfEnds } from '#learning/enrolment/index.ts';
import { paymentCases, payments, receipts } from '#platform/database/schema/index.ts';
import { firstSellingSetup, storeSellingSetup } from '#platform/selling/selling-setup.ts';
import { creditOf, giveCredit } from '#selling/credit/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { cancelPurchase, changePurchase } from './change-purchase.ts';
import { expirePurchases } from './expire-purchases.ts';
import { engineOf } from './testing.ts';

const app = await startTestApp({ work: false });
const { call, db, platform } = app;
const beside = await startTestApp({ work: false, beside: app });
const { open, pay, rowOf, linesOf, paymentsOf, solve } = engineOf(platform);
const other = engineOf(beside.platform);

const day = 24 * 60 * 60 * 1000;
const state = async (as: { id: number }, course: { id: number }) =>
  (await call(`GET /api/check-enroll/${course.id}`, { as })).body;

async function makeOpen(price = '20', more: object = {}) {
  const course = await makeCourse(db, { price, ...more });
  const person = await makePerson(db);
  return { course, person, id: await open(person, [course]) };
}
async function caseOf(purchase: number) {
  const rows = await db
    .select({ id: paymentCases.id, reason: paymentCases.reason })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(eq(payments.purchaseId, purchase));
  return rows.at(-1) ?? { id: 0, reason: null };
}
const runOut = async (purchase: number) => {
  await db.execute(
    sql`update purchases set expires_at = now() - interval '1 hour' where id = ${purchase}`,
  );
  await expirePurchases(platform);
};
const grant = (person: { id: number }, course: { id: number }, until: Date | null = null) =>
  db.transaction((tx) =>
    grantAccess(tx, {
      course: course.id,
      people: [person.id],
      source: 'grant',
      until,
      by: null,
      now: platform.now(),
    }),
  );
const usd = (person: { id: number }) => creditOf(db, person.id, 'USD');

test('one notice that two processes get many times pays once', async () => {
  const { id, person, course } = await makeOpen();
  const same = { way: 'paymob' as const, vendorId: `notice-${id}` };
  const outcomes = await Promise.all(
    [1, 2, 3, 4].flatMap(() => [pay(id, same), other.pay(id, same)]),
  );
  expect(outcomes.toSorted()).toEqual([...Array(7).fill('known'), 'paid']);
  expect(await paymentsOf(id)).toHaveLength(1);
  expect(await db.$count(receipts, eq(receipts.purchaseId, id))).toBe(1);
  expect((await state(person, course)).status).toBe('joined');
});

test('of many payments at once, in two processes, exactly one pays and the others are cases', async () => {
  const { id } = await makeOpen();
  const outcomes = await Promise.all([1, 2, 3].flatMap(() => [pay(id), other.pay(id)]));
  expect(outcomes.toSorted()).toEqual([...Array(5).fill('case'), 'paid']);
  expect((await caseOf(id)).reason).toBe('twice');
});

test('two purchases of one course that are paid at once: one opens it, the other is a case', async () => {
  const { id, person, course } = await makeOpen();
  await db.execute(sql`update courses set price = 30 where id = ${course.id}`);
  const second = await open(person, [course]);
  const outcomes = await Promise.all([pay(id), other.pay(second)]);
  expect(outcomes.toSorted()).toEqual(['case', 'paid']);
});

test.each([
  ['amount', { amount: 1999 }],
  ['amount', { amount: 2001 }],
  ['currency', { currency: 'EGP' }],
  ['late', { receivedAt: new Date(Date.now() + 4 * day) }],
] as const)('a payment that does not fit is a case of its %s', async (reason, payment) => {
  const { id, person, course } = await makeOpen();
  expect(await pay(id, payment)).toBe('case');
  expect((await caseOf(id)).reason).toBe(reason);
  expect((await state(person, course)).status).toBe('none');
  expect((await rowOf(id)).state).toBe('open');
});

test('a payment of something that nobody knows, or that was cancelled, is a case', async () => {
  expect(await pay((await makeOpen()).id, { purchase: null })).toBe('case');
  const { id, person } = await makeOpen();
  await cancelPurchase(platform, { person: person.id, purchase: id });
  expect(await pay(id)).toBe('case');
  expect((await caseOf(id)).reason).toBe('closed');
});

test('what was paid in time counts, though the news of it came after the end', async () => {
  const { id } = await makeOpen();
  await runOut(id);
  expect((await rowOf(id)).state).toBe('expired');
  expect(await pay(id)).toBe('case');
  expect((await caseOf(id)).reason).toBe('late');
  expect(await pay(id, { receivedAt: new Date(Date.now() - 2 * 3_600_000) })).toBe('paid');
});

test('a purchase whose receipt waits for an answer does not run out', async () => {
  const { id } = await makeOpen();
  await makeTransfer(db, { purchaseId: id });
  await runOut(id);
  expect((await rowOf(id)).state).toBe('open');
});

test('an accepted late payment opens the course', async () => {
  const { id, person, course } = await makeOpen();
  await runOut(id);
  await pay(id);
  await solve((await caseOf(id)).id, 'accepted');
  expect((await rowOf(id)).state).toBe('paid');
  expect((await state(person, course)).status).toBe('joined');
  await expect(solve((await caseOf(id)).id, 'refunded')).rejects.toThrow('nothing-to-decide');
});

test('of an accepted smaller payment the rest is a discount, and the VAT is that of what came', async () => {
  await storeSellingSetup(db, { ...firstSellingSetup, vat: 'exclusive', rate: 1400 });
  const { id } = await makeOpen('10');
  await storeSellingSetup(db, firstSellingSetup);
  await pay(id, { amount: 570 });
  await solve((await caseOf(id)).id, 'accepted');
  const paid = { state: 'paid', price: 1000, discount: 500, tax: 70, total: 570 };
  expect(await rowOf(id)).toMatchObject(paid);
  expect(await linesOf(id)).toMatchObject([{ price: 1000, discount: 500, total: 570 }]);
  const [receipt] = await db.select().from(receipts).where(eq(receipts.purchaseId, id));
  expect(receipt?.data).toMatchObject({ total: 570, tax: 70, received: null });
});

test('what is too much in an accepted payment becomes credit', async () => {
  const { id, person } = await makeOpen();
  await pay(id, { amount: 2300 });
  await solve((await caseOf(id)).id, 'accepted');
  expect((await rowOf(id)).state).toBe('paid');
  expect(await usd(person)).toBe(300);
});

test('an accepted payment that can open nothing becomes credit, which the end of the purchase leaves alone', async () => {
  const { id, person, course } = await makeOpen();
  await grant(person, course);
  expect(await pay(id)).toBe('case');
  expect((await caseOf(id)).reason).toBe('twice');
  await solve((await caseOf(id)).id, 'accepted');
  expect(await usd(person)).toBe(2000);
  await runOut(id);
  expect((await rowOf(id)).state).toBe('expired');
  expect(await usd(person)).toBe(2000);
});

test('a case that is sent back becomes a refund of all of it; a gateway still has to do it', async () => {
  const { id } = await makeOpen();
  await pay(id, { amount: 5, way: 'stripe' });
  const [refund] = await solve((await caseOf(id)).id, 'refunded');
  const { rows } = await db.execute(
    sql`select amount::int, state from refunds where id = ${refund}`,
  );
  expect(rows).toEqual([{ amount: 5, state: 'pending' }]);
});

test('credit pays a part, is held while the purchase is open, and is free again when it ends', async () => {
  const { id, person } = await makeOpen();
  const first = await makeOpen();
  const given = { person: person.id, purchase: first.id, currency: 'USD', amount: 1500 };
  await db.transaction((tx) => giveCredit(tx, given));
  const useCredit = (isUsed: boolean) =>
    changePurchase(platform, { person: person.id, purchase: id, useCredit: isUsed });
  await useCredit(true);
  expect(await rowOf(id)).toMatchObject({ total: 2000, credit: 1500 });
  expect(await usd(person)).toBe(0);
  await useCredit(false);
  expect(await usd(person)).toBe(1500);
  await useCredit(true);
  await runOut(id);
  expect(await usd(person)).toBe(1500);
  const again = await open(person, [{ id: (await linesOf(id))[0]?.courseId ?? 0 }]);
  await changePurchase(platform, { person: person.id, purchase: again, useCredit: true });
  expect(await pay(again, { amount: 500 })).toBe('paid');
  const paid = await paymentsOf(again);
  expect(paid.map(({ way, amount }) => [way, amount])).toEqual([
    ['transfer', 500],
    ['credit', 1500],
  ]);
});

test('access for days begins with the payment, follows what is left when it is bought again, and its end is told before', async () => {
  const { id, person, course } = await makeOpen('20', { soldDays: 5 });
  await pay(id);
  const until = async () => Date.parse((await state(person, course)).access_until);
  const end = await until();
  expect(Math.abs(end - Date.now() - 5 * day)).toBeLessThan(60_000);
  await notifyOfEnds(platform);
  const notices = await call('GET /api/notifications', { as: person });
  expect(notices.body.notifications.data[0].text).toContain('ينتهي اشتراكك');
  await pay(await open(person, [course]));
  expect((await until()) - end).toBe(5 * day);
});

test('access that has ended is bought again, and a free one that has ended is not', async () => {
  const { id, person, course } = await makeOpen('20', { soldDays: 5 });
  await pay(id);
  await db.execute(sql`update entitlements set valid_from = now() - interval '9 days',
    valid_until = now() - interval '1 day' where person_id = ${person.id}`);
  expect((await state(person, course)).status).toBe('ended');
  const details = await call(`GET /api/course-detailsAuth/${course.id}`, { as: person });
  expect(details.body.permissions.enrol).toBe(true);
  const again = await open(person, [course]);
  expect(await pay(again)).toBe('paid');
  expect((await state(person, course)).status).toBe('joined');
});

test('what is sold until a day ends then, and cannot be paid after it', async () => {
  const soldUntil = new Date(Date.now() + day);
  const { id, person, course } = await makeOpen('20', { soldUntil });
  expect((await rowOf(id)).expiresAt).toEqual(soldUntil);
  await pay(id);
  expect(Date.parse((await state(person, course)).access_until)).toBe(soldUntil.getTime());
});
