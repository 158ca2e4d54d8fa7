import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { grantAccess } from '#learning/enrolment/index.ts';
import { later } from '#platform/text/later.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type SettledRefund, settleRefund } from './settle-refund.ts';
import { engineOf } from './testing.ts';

const { call, db, platform } = await startTestApp({ work: false });
const { open, pay, linesOf, paymentsOf, refund } = engineOf(platform);
const day = 24 * 60 * 60 * 1000;
const zone = platform.settings().timeZone;

const makeDays = (days: number) =>
  makeCourse(db, { price: '30', soldDays: days } as Parameters<typeof makeCourse>[1]);

async function buy(person: { id: number }, course: { id: number }) {
  const id = await open(person, [course]);
  await pay(id);
  const [payment] = await paymentsOf(id);
  const [line] = await linesOf(id);
  return { payment: payment?.id ?? 0, line: line?.id ?? 0, amount: line?.total ?? 0 };
}
type Bought = Awaited<ReturnType<typeof buy>>;
const giveBack = ({ payment, line, amount }: Bought) => refund(payment, [{ id: line, amount }]);
const untilOf = async (as: { id: number }, course: { id: number }) => {
  const { body } = await call(`GET /api/check-enroll/${course.id}`, { as });
  return body.status === 'joined' ? new Date(body.access_until) : null;
};

test('the first of two purchases is paid back: the days of the second are left', async () => {
  const [person, course] = [await makePerson(db), await makeDays(30)];
  const now = platform.now();
  const first = await buy(person, course);
  const second = await buy(person, course);
  const both = later(later(now, { days: 30 }, zone), { days: 30 }, zone);
  expect(Math.abs(((await untilOf(person, course))?.getTime() ?? 0) - both.getTime())).toBeLessThan(
    60_000,
  );
  await giveBack(first);
  const one = later(now, { days: 30 }, zone);
  expect(Math.abs(((await untilOf(person, course))?.getTime() ?? 0) - one.getTime())).toBeLessThan(
    60_000,
  );
  await giveBack(second);
  expect(await untilOf(person, course)).toBeNull();
});

test('days that were used before the refund are not taken from what is still paid', async () => {
  const [person, course] = [await makePerson(db), await makeDays(30)];
  const first = await buy(person, course);
  await buy(person, course);
  // Ten days of the first have passed.
  await db.execute(sql`update entitlements set valid_from = valid_from - interval '10 days',
    valid_until = valid_until - interval '10 days' where person_id = ${person.id}`);
  await giveBack(first);
  const left = (((await untilOf(person, course))?.getTime() ?? 0) - platform.now().getTime()) / day;
  expect(left).toBeGreaterThan(29.9);
  expect(left).toBeLessThan(30.1);
});

test('a refund that failed gives the days back', async () => {
  const [person, course] = [await makePerson(db), await makeDays(30)];
  const id = await open(person, [course]);
  await pay(id, { way: 'paymob' });
  const [payment] = await paymentsOf(id);
  const [line] = await linesOf(id);
  await buy(person, course);
  const before = await untilOf(person, course);
  const [given] = await refund(payment?.id ?? 0, [{ id: line?.id ?? 0, amount: line?.total ?? 0 }]);
  expect((await untilOf(person, course))?.getTime()).toBeLessThan(
    (before?.getTime() ?? 0) - 29 * day,
  );
  const settled: SettledRefund = { refund: given ?? 0, state: 'failed', failure: 'no' };
  await db.transaction((tx) => settleRefund(platform, tx, settled));
  expect(await untilOf(person, course)).toEqual(before);
});

test('an end that a person has named stays where it is', async () => {
  const [person, course] = [await makePerson(db), await makeDays(30)];
  const first = await buy(person, course);
  const until = new Date(Date.now() + 200 * day);
  await db.transaction((tx) =>
    grantAccess(tx, {
      ...{ course: course.id, people: [person.id], source: 'grant', by: null, until },
      now: platform.now(),
    }),
  );
  await giveBack(first);
  expect(await untilOf(person, course)).toEqual(until);
});

test('whatever is bought and paid back, access is the sum of what is paid', async () => {
  const orders = fc.array(
    fc.record({ days: fc.integer({ min: 1, max: 400 }), back: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  await fc.assert(
    fc.asyncProperty(orders, async (bought) => {
      const [person, course] = [await makePerson(db), await makeDays(1)];
      const begun = platform.now();
      const all: Bought[] = [];
      for (const { days } of bought) {
        await db.execute(sql`update courses set sold_days = ${days} where id = ${course.id}`);
        all.push(await buy(person, course));
      }
      for (const [at, { back }] of bought.entries()) {
        const one = all[at];
        if (back && one) await giveBack(one);
      }
      const paid = bought.filter(({ back }) => !back);
      // A plain calendar: one span after another from the first purchase on.
      const end = paid.reduce((from, { days }) => later(from, { days }, zone), begun);
      const until = await untilOf(person, course);
      expect(until === null).toBe(paid.length === 0);
      // What is used until it is paid back is seconds; the clocks may have changed between two beginnings.
      if (until) expect(Math.abs(until.getTime() - end.getTime())).toBeLessThan(60_000);
    }),
    { numRuns: 25, seed: 19 },
  );
});
