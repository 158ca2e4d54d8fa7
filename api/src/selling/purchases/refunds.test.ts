import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { grantAccess } from '#learning/enrolment/index.ts';
import { paymentCases, refunds } from '#platform/database/schema/index.ts';
import { creditOf, giveCredit } from '#selling/credit/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { changePurchase } from './change-purchase.ts';
import { type SettledRefund, settleRefund } from './settle-refund.ts';
import { solveCase } from './solve-case.ts';
import { engineOf } from './testing.ts';

const { call, db, platform, smtp } = await startTestApp();
const { open, pay, rowOf, linesOf, paymentsOf, refund } = engineOf(platform);

const isOpen = async (as: { id: number }, course: { id: number }) =>
  (await call(`GET /api/check-enroll/${course.id}`, { as })).body.status === 'joined';
const settle = (settled: SettledRefund) =>
  db.transaction((tx) => settleRefund(platform, tx, settled));

/** A person who has paid two courses, of 30 and 10. */
async function makePaid(way: 'transfer' | 'paymob' = 'transfer') {
  const person = await makePerson(db);
  const courses = [await makeCourse(db, { price: '30' }), await makeCourse(db, { price: '10' })];
  const [dear, cheap] = courses as [(typeof courses)[0], (typeof courses)[0]];
  const id = await open(person, courses);
  await pay(id, { way });
  const [payment] = await paymentsOf(id);
  const lines = await linesOf(id);
  const lineOf = (course: { id: number }) =>
    lines.find(({ courseId }) => courseId === course.id)?.id ?? 0;
  return { person, dear, cheap, id, payment: payment?.id ?? 0, lineOf };
}

test('a part of the price goes back, and the course stays open', async () => {
  const { person, dear, id, payment, lineOf } = await makePaid();
  await refund(payment, [{ id: lineOf(dear), amount: 1000 }]);
  expect(await isOpen(person, dear)).toBe(true);
  expect((await rowOf(id)).state).toBe('paid');
  const mail = await smtp.mailTo(person.email, 2);
  expect(mail.subject).toBe('استرداد $10');
  expect(mail.text).toContain('يبقى ما اشتريته مفتوحًا');
});

test('a course whose price went back whole is closed, and the other one stays; all of them end the purchase', async () => {
  const { person, dear, cheap, id, payment, lineOf } = await makePaid();
  await refund(payment, [{ id: lineOf(dear), amount: 3000 }]);
  expect([await isOpen(person, dear), await isOpen(person, cheap)]).toEqual([false, true]);
  expect((await rowOf(id)).state).toBe('paid');
  const notices = await call('GET /api/notifications', { as: person });
  expect(notices.body.notifications.data[0].text).toContain('انتهى اشتراكك');
  await refund(payment, [{ id: lineOf(cheap), amount: 1000 }]);
  expect((await rowOf(id)).state).toBe('refunded');
  expect(await open(person, [dear])).toBeGreaterThan(id);
});

test('a part ends access where that is wanted', async () => {
  const { person, dear, payment, lineOf } = await makePaid();
  await refund(payment, [{ id: lineOf(dear), amount: 100 }], true);
  expect(await isOpen(person, dear)).toBe(false);
});

test('a course that a person has from elsewhere too stays open', async () => {
  const { person, dear, payment, lineOf } = await makePaid();
  const granted = { course: dear.id, people: [person.id], until: null, by: null, now: new Date() };
  await db.transaction((tx) => grantAccess(tx, { ...granted, source: 'grant' }));
  await refund(payment, [{ id: lineOf(dear), amount: 3000 }]);
  expect(await isOpen(person, dear)).toBe(true);
});

test('never more goes back than was paid, also of two at once', async () => {
  const { dear, cheap, payment, lineOf } = await makePaid();
  const tooMuch = [
    [{ id: lineOf(dear), amount: 3001 }],
    [{ id: lineOf(dear), amount: 0 }],
    [{ id: lineOf(dear), amount: -5 }],
    [],
    [
      { id: lineOf(cheap), amount: 600 },
      { id: lineOf(cheap), amount: 600 },
    ],
    [{ id: (await makePaid()).lineOf(dear), amount: 5 }],
  ];
  for (const lines of tooMuch) {
    await expect(refund(payment, lines)).rejects.toThrow('refund-too-much');
  }
  const both = await Promise.allSettled(
    [1, 2].map(() => refund(payment, [{ id: lineOf(cheap), amount: 700 }])),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a refund that a gateway fails to make gives the course back, and can be tried again', async () => {
  const { person, dear, id, payment, lineOf } = await makePaid('paymob');
  const [first = 0] = await refund(payment, [{ id: lineOf(dear), amount: 3000 }]);
  const stateOf = async (refundId: number) =>
    (await db.select().from(refunds).where(eq(refunds.id, refundId)))[0]?.state;
  expect(await stateOf(first)).toBe('pending');
  expect(await isOpen(person, dear)).toBe(false);
  await settle({ refund: first, state: 'failed', failure: 'no balance' });
  expect(await isOpen(person, dear)).toBe(true);
  // Late or twice, what was settled stays.
  await settle({ refund: first, state: 'done' });
  expect(await stateOf(first)).toBe('failed');
  const [second = 0] = await refund(payment, [{ id: lineOf(dear), amount: 3000 }]);
  await settle({ refund: second, state: 'done', vendorId: 'r-1' });
  expect(await isOpen(person, dear)).toBe(false);
  expect((await rowOf(id)).state).toBe('paid');
});

test('what credit has paid goes back to credit', async () => {
  const person = await makePerson(db);
  const course = await makeCourse(db, { price: '20' });
  const before = await open(await makePerson(db), [course]);
  const given = { person: person.id, purchase: before, currency: 'USD', amount: 2500 };
  await db.transaction((tx) => giveCredit(tx, given));
  const id = await open(person, [course]);
  await changePurchase(platform, { person: person.id, purchase: id, useCredit: true });
  expect(await rowOf(id)).toMatchObject({ state: 'paid', way: 'credit' });
  const [payment] = await paymentsOf(id);
  const [line] = await linesOf(id);
  await refund(payment?.id ?? 0, [{ id: line?.id ?? 0, amount: 2000 }]);
  expect(await creditOf(db, person.id, 'USD')).toBe(2500);
  expect(await isOpen(person, course)).toBe(false);
});

test('a purchase that was refunded whole stays so when the refund of a second payment fails', async () => {
  const { cheap, dear, id, payment, lineOf } = await makePaid('paymob');
  await pay(id, { way: 'paymob', amount: 3900 });
  const [second] = (await paymentsOf(id)).filter((one) => one.id !== payment);
  const [extra] = await db
    .select()
    .from(paymentCases)
    .where(eq(paymentCases.paymentId, second?.id ?? 0));
  const decided = { id: extra?.id ?? 0, decision: 'refunded', note: '', by: null } as const;
  const [back = 0] = await db.transaction((tx) => solveCase(platform, tx, decided));
  await refund(payment, [
    { id: lineOf(dear), amount: 3000 },
    { id: lineOf(cheap), amount: 1000 },
  ]);
  expect((await rowOf(id)).state).toBe('refunded');
  await settle({ refund: back, state: 'failed', failure: 'no balance' });
  expect((await rowOf(id)).state).toBe('refunded');
});
