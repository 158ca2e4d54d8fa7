import type { FailureCode } from '@nibras/contract/errors.ts';
import { failures } from '@nibras/contract/errors.ts';
import { coupons as limits, signIn } from '@nibras/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { makeCoupon } from '#factories/selling.ts';
import { unique } from '#factories/unique.ts';
import { coupons, purchases } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { cancelPurchase, changePurchase, openPurchase } from '#selling/purchases/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { couponFor } from './coupon-for.ts';
import { emptySellingTrash } from './empty-trash.ts';

const { call, db, passTime, platform } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const course = await makeCourse(db, { price: '100' });
const other = await makeCourse(db, { price: '50' });

type Route = Parameters<typeof call>[0];
async function done(route: string, body?: object) {
  const answer = await call(route as Route, { as: admin, ...(body && { body }) });
  expect(answer.status, `${route} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}
const refused = async (route: string, body: object | undefined, status: number) =>
  expect((await call(route as Route, { as: admin, ...(body && { body }) })).status).toBe(status);

/** What became of a purchase: the code of the failure, or nothing. */
const failureOf = (work: Promise<unknown>): Promise<FailureCode | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
const buy = (person: { id: number }, coupon?: string, courses = [course.id]) =>
  openPurchase(platform, { person: person.id, courses, ...(coupon && { coupon }) });
const rowOf = async (id: number) => {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  return row;
};

test('a coupon takes a percentage off all courses, or off those that it is for', async () => {
  const person = await makePerson(db);
  const all = await makeCoupon(db, { percent: 15 });
  const one = await makeCoupon(db, { percent: 50, courses: [other] });
  const both = [course.id, other.id];
  const { id } = await buy(person, all.code.toLowerCase(), both);
  expect(await rowOf(id)).toMatchObject({ price: 15_000, discount: 2_250, total: 12_750 });
  await changePurchase(platform, { person: person.id, purchase: id, coupon: one.code });
  expect(await rowOf(id)).toMatchObject({ discount: 2_500, total: 12_500, couponId: one.id });
  await changePurchase(platform, { person: person.id, purchase: id, coupon: null });
  expect(await rowOf(id)).toMatchObject({ discount: 0, total: 15_000, couponId: null });
});

test('a coupon of the whole price gives access at once', async () => {
  const person = await makePerson(db);
  const { code } = await makeCoupon(db, { percent: 100 });
  expect(await buy(person, code)).toMatchObject({ state: 'paid' });
  const { body } = await call(`GET /api/check-enroll/${course.id}`, { as: person });
  expect(body.status).toBe('joined');
});

test.each<[FailureCode, Parameters<typeof makeCoupon>[1]]>([
  ['coupon-over', { active: false }],
  ['coupon-over', { endsAt: new Date(Date.now() - 1000) }],
  ['coupon-not-yet', { startsAt: new Date(Date.now() + 60_000) }],
  ['coupon-other-courses', { courses: [other] }],
  ['coupon-other-courses', { kind: 'amount', amount: 100, currency: 'KWD' }],
  ['coupon-unknown', { deletedAt: new Date() }],
])('%s is said in Arabic', async (code, values) => {
  const coupon = await makeCoupon(db, values);
  const person = await makePerson(db);
  expect(await failureOf(buy(person, coupon.code))).toBe(code);
  expect(failures[code].message).toMatch(/[\u0621-\u064a]/);
});

test('an open purchase holds a use; cancelled or expired it gives the use back', async () => {
  const coupon = await makeCoupon(db, { maxUses: 1 });
  const [first, second] = [await makePerson(db), await makePerson(db)];
  const { id } = await buy(first, coupon.code);
  expect(await failureOf(buy(second, coupon.code))).toBe('coupon-used-up');
  // The purchase that holds it may be changed and asked for again.
  expect(await buy(first, coupon.code)).toMatchObject({ id });
  await cancelPurchase(platform, { person: first.id, purchase: id });
  const taken = await buy(second, coupon.code);
  expect(await failureOf(buy(first, coupon.code))).toBe('coupon-used-up');
  await db
    .update(purchases)
    .set({ expiresAt: sql`now() - interval '1 minute'` })
    .where(eq(purchases.id, taken.id));
  expect(await failureOf(buy(first, coupon.code))).toBeNull();
});

test('once a person, unless it may be used again', async () => {
  const person = await makePerson(db);
  const once = await makeCoupon(db, { percent: 100 });
  const again = await makeCoupon(db, { percent: 100, oncePerPerson: false });
  await buy(person, once.code);
  expect(await failureOf(buy(person, once.code, [other.id]))).toBe('coupon-used');
  const friend = await makePerson(db);
  await buy(friend, again.code);
  expect(await buy(friend, again.code, [other.id])).toMatchObject({ state: 'paid' });
});

test('of many who ask for the last use at once, one gets it', async () => {
  const coupon = await makeCoupon(db, { maxUses: 1, percent: 100 });
  const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(db)));
  const outcomes = await Promise.all(people.map((person) => failureOf(buy(person, coupon.code))));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'coupon-used-up')).toHaveLength(5);
});

test('a purchase keeps a coupon that ends meanwhile', async () => {
  const person = await makePerson(db);
  const coupon = await makeCoupon(db, { percent: 40 });
  const { id } = await buy(person, coupon.code);
  await db
    .update(coupons)
    .set({ active: false, deletedAt: new Date() })
    .where(eq(coupons.id, coupon.id));
  await changePurchase(platform, { person: person.id, purchase: id, useCredit: false });
  expect(await rowOf(id)).toMatchObject({ couponId: coupon.id, total: 6_000 });
  const input = { person: person.id, lines: [], currency: 'USD', now: platform.now() } as const;
  const look = db.transaction((tx) => couponFor(tx, { ...input, code: coupon.code }));
  expect(await failureOf(look)).toBe('coupon-unknown');
});

test('five unknown codes lock a person for a while; other refusals and other people do not count', async () => {
  const person = await makePerson(db);
  const over = await makeCoupon(db, { active: false });
  const good = await makeCoupon(db);
  const { id } = await buy(person);
  const change = (coupon: string, who = person, purchase = id) =>
    failureOf(changePurchase(platform, { person: who.id, purchase, coupon }));
  for (let tries = 0; tries < 2 * signIn.attempts; tries += 1) {
    expect(await change(over.code)).toBe('coupon-over');
  }
  for (let tries = 1; tries < signIn.attempts; tries += 1) {
    expect(await change(`WRONG${unique()}`)).toBe('coupon-unknown');
    // A right code in between gives no further tries.
    expect(await change(good.code)).toBeNull();
  }
  const last = await Promise.all(Array.from({ length: 5 }, () => change(`WRONG${unique()}`)));
  expect(last.filter((outcome) => outcome === 'coupon-unknown')).toHaveLength(1);
  expect(last.filter((outcome) => outcome === 'too-many-attempts')).toHaveLength(4);
  expect(await change(good.code)).toBe('too-many-attempts');
  const stranger = await makePerson(db);
  const own = await buy(stranger);
  expect(await change(`WRONG${unique()}`, stranger, own.id)).toBe('coupon-unknown');
  passTime(signIn.lock);
  expect(await change(`WRONG${unique()}`)).toBe('coupon-unknown');
});

const listed = async (query: string): Promise<{ id: number; state: string }[]> =>
  (await done(`GET /api/studio/coupons?${query}`)).coupons.data;

const isActive = async (id: number): Promise<boolean> =>
  (await done(`GET /api/studio/coupons/${id}`)).coupon.active;

test('several coupons are switched off in one call and taken back in one; those that are off stay', async () => {
  const [one, other, off, binned] = [
    await makeCoupon(db),
    await makeCoupon(db),
    await makeCoupon(db, { active: false }),
    await makeCoupon(db, { deletedAt: new Date() }),
  ];
  const ids = [one.id, other.id, off.id, binned.id];
  const { changed, undo } = await done('PUT /api/studio/coupons/active', { ids, active: false });
  expect(changed).toBe(2);
  expect(undo).toHaveLength(2);
  expect(await isActive(one.id)).toBe(false);
  await refused('PUT /api/studio/coupons/active', { ids, active: false }, 409);
  await done('POST /api/studio/undo', { entries: undo });
  expect(await isActive(one.id)).toBe(true);
  expect(await isActive(other.id)).toBe(true);
  // One that is unknown changes nothing.
  await refused('PUT /api/studio/coupons/active', { ids: [one.id, 2_000_000], active: false }, 404);
  expect(await isActive(one.id)).toBe(true);
});

test('the studio makes, changes, switches off and trashes a coupon, and takes each step back', async () => {
  const code = `Eid-${unique()}`;
  const body = { code: ` ${code} `, kind: 'amount', amount: '٤٩٫٥', courses: [course.id] };
  const made = await done('POST /api/studio/coupons', body);
  const { id } = made.coupon;
  expect(made.coupon).toMatchObject({
    code: code.toUpperCase(),
    amount: 4_950,
    currency: 'USD',
    state: 'active',
    courses: [{ id: course.id }],
    by: { id: admin.id },
  });
  const path = `/api/studio/coupons/${id}`;
  await refused('POST /api/studio/coupons', { ...body, code: code.toLowerCase() }, 409);
  const changed = await done(`PUT ${path}`, { code, kind: 'percent', percent: 30, max_uses: 5 });
  expect(changed.coupon).toMatchObject({ percent: 30, amount: null, courses: [], max_uses: 5 });
  const off = await done(`PUT ${path}/active`, { active: false });
  expect(off.coupon).toMatchObject({ active: false, state: 'off' });
  await refused(`PUT ${path}/active`, { active: false }, 409);
  const binned = await done(`DELETE ${path}`);
  expect(binned.coupon.state).toBe('binned');
  await refused(`PUT ${path}`, { code, kind: 'percent', percent: 30 }, 404);
  expect((await listed(`search=${code}`)).map((one) => one.id)).toEqual([]);
  expect((await listed(`search=${code}&state=binned`)).map((one) => one.id)).toEqual([id]);
  // Something newer stands on it.
  await refused(`POST /api/studio/undo/${off.undo}`, undefined, 409);
  for (const { undo } of [binned, off, changed]) await done(`POST /api/studio/undo/${undo}`);
  expect((await done(`GET ${path}`)).coupon).toMatchObject({
    state: 'active',
    amount: 4_950,
    courses: [{ id: course.id }],
  });
  await done(`POST /api/studio/undo/${made.undo}`);
  await refused(`GET ${path}`, undefined, 404);
});

test('what cannot be a coupon is refused by field', async () => {
  const code = () => `FIELD${unique()}`;
  const bad: [object, string][] = [
    [{ code: 'خصم', kind: 'percent', percent: 10 }, 'code'],
    [{ code: 'AB', kind: 'percent', percent: 10 }, 'code'],
    [{ code: code(), kind: 'percent', percent: 101 }, 'percent'],
    [{ code: code(), kind: 'percent' }, 'percent'],
    [{ code: code(), kind: 'amount', amount: '0' }, 'amount'],
    [{ code: code(), kind: 'amount', amount: '4.999' }, 'amount'],
    [{ code: code(), kind: 'percent', percent: 10, courses: [2_147_483_647] }, 'courses'],
    [
      {
        code: code(),
        kind: 'percent',
        percent: 10,
        starts_at: '2026-05-02T00:00:00Z',
        ends_at: '2026-05-01T00:00:00Z',
      },
      'ends_at',
    ],
    [{ code: code(), kind: 'percent', percent: 10, max_uses: limits.usesMax + 1 }, 'max_uses'],
  ];
  for (const [body, field] of bad) {
    const answer = await call('POST /api/studio/coupons', { as: admin, body });
    expect(answer.status, field).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}), JSON.stringify(body)).toContain(field);
  }
});

test('the studio sees who has used a coupon, how it stands, and what is held', async () => {
  const coupon = await makeCoupon(db, { percent: 100, maxUses: 2 });
  const part = await makeCoupon(db, { percent: 10 });
  const [paid, open] = [await makePerson(db, { name: 'سلمى' }), await makePerson(db)];
  const bought = await buy(paid, coupon.code);
  const held = await buy(open, part.code);
  const uses = async (id: number) => (await done(`GET /api/studio/coupons/${id}/uses`)).uses;
  expect(await uses(coupon.id)).toMatchObject({
    data: [{ purchase_id: bought.id, person: { name: 'سلمى' }, state: 'paid', discount: 10_000 }],
    meta: { total: 1 },
  });
  expect((await uses(part.id)).data).toMatchObject([{ purchase_id: held.id, state: 'open' }]);
  const own = async (code: string) => (await listed(`search=${code}`))[0];
  expect(await own(coupon.code)).toMatchObject({ used: 1, reserved: 0, state: 'active' });
  expect(await own(part.code)).toMatchObject({ used: 0, reserved: 1 });
  await buy(await makePerson(db), coupon.code);
  expect(await own(coupon.code)).toMatchObject({ used: 2, state: 'used-up' });
});

test('after thirty days the trash loses coupons, except those with which a person has bought', async () => {
  const old = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  const used = await makeCoupon(db, { percent: 100 });
  await buy(await makePerson(db), used.code);
  await db.update(coupons).set({ deletedAt: old }).where(eq(coupons.id, used.id));
  const unused = await makeCoupon(db, { deletedAt: old });
  const late = await makeCoupon(db, { deletedAt: new Date() });
  await emptySellingTrash(platform);
  const left = await db.select({ id: coupons.id }).from(coupons);
  const ids = left.map(({ id }) => id);
  expect(ids).toContain(used.id);
  expect(ids).toContain(late.id);
  expect(ids).not.toContain(unused.id);
});

test('the export is what the list shows, and stands in the log', async () => {
  const coupon = await makeCoupon(db, { code: 'EXPORTED', percent: 15, active: false });
  await makeCoupon(db, { code: 'EXPORTED2', percent: 5 });
  const csv = async (query: string) => {
    const { status, raw } = await call(`GET /api/studio/coupons/export?${query}`, { as: admin });
    expect(status).toBe(200);
    return raw.toString().trim().split('\r\n').slice(1);
  };
  expect(await csv('search=exported')).toHaveLength(2);
  expect(await csv('search=exported&state=off')).toEqual([
    expect.stringMatching(new RegExp(`^${coupon.code},موقوف,15,,,`)),
  ]);
  const { entries } = (await call('GET /api/studio/log?action=coupons-exported', { as: admin }))
    .body;
  expect(entries.data).toHaveLength(2);
});
