import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { makeBundle, makeCoupon } from '#factories/selling.ts';
import { bundles, courses, purchaseLines, purchases } from '#platform/database/schema/index.ts';
import { openPurchase } from '#selling/purchases/index.ts';
import { startCachingProcess } from '../../testing/caching-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const main = await startTestApp();
const { call, db, platform, tokenOf } = main;
const admin = await makeAdmin(db);

type Route = Parameters<typeof call>[0];
async function done(route: string, body?: object, as: { id: number } = admin) {
  const answer = await call(route as Route, { as, ...(body && { body }) });
  expect(answer.status, `${route} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}
const status = async (route: string, options: object = {}) =>
  (await call(route as Route, options)).status;
const linesOf = (purchase: number) =>
  db
    .select()
    .from(purchaseLines)
    .where(eq(purchaseLines.purchaseId, purchase))
    .orderBy(purchaseLines.id);

test('visitors see what is in a bundle, what it costs, and what it saves', async () => {
  const first = await makeCourse(db, { name: 'الأول', price: '30' });
  const second = await makeCourse(db, { name: 'الثاني', price: '19.99' });
  const free = await makeCourse(db, { name: 'هدية', price: null });
  const made = await makeBundle(db, {
    name: 'المسار',
    price: '40',
    courses: [second, free, first],
  });
  const { bundle } = (await call(`GET /api/bundles/${made.id}`)).body;
  expect(bundle).toMatchObject({
    name: 'المسار',
    price: 4_000,
    regular: 4_999,
    saving: 999,
    currency: 'USD',
  });
  expect(bundle.courses.map(({ name }: { name: string }) => name)).toEqual([
    'الثاني',
    'هدية',
    'الأول',
  ]);
  const of = async (course: number) =>
    (await call(`GET /api/bundles?course=${course}`)).body.bundles.map(
      ({ id }: { id: number }) => id,
    );
  expect(await of(first.id)).toEqual([made.id]);
  expect(await of((await makeCourse(db)).id)).toEqual([]);
});

test('a bundle is never offered without one of its courses, nor while it is off or in the trash', async () => {
  const bundle = await makeBundle(db);
  const path = `GET /api/bundles/${bundle.id}`;
  const person = await makePerson(db);
  const isOffered = async () => {
    const listed = (await call('GET /api/bundles')).body.bundles.some(
      ({ id }: { id: number }) => id === bundle.id,
    );
    expect(await status(path)).toBe(listed ? 200 : 404);
    const buys = openPurchase(platform, { person: person.id, courses: [], bundle: bundle.id });
    if (listed) await buys;
    else await expect(buys).rejects.toThrow('bundle-not-found');
    return listed;
  };
  expect(await isOffered()).toBe(true);
  const [hidden] = bundle.courses;
  const set = (values: Partial<typeof courses.$inferInsert>) =>
    db
      .update(courses)
      .set(values)
      .where(eq(courses.id, hidden?.id ?? 0));
  await set({ state: 'hidden' });
  expect(await isOffered()).toBe(false);
  const { data } = (await done(`GET /api/studio/bundles?state=stopped`)).bundles;
  expect(data).toContainEqual(expect.objectContaining({ id: bundle.id, state: 'stopped' }));
  await set({ state: 'published', soldUntil: new Date(Date.now() - 1000) });
  expect(await isOffered()).toBe(false);
  await set({ soldUntil: null, price: '10.125' });
  expect(await isOffered()).toBe(false);
  await set({ price: '10' });
  expect(await isOffered()).toBe(true);
  await db.update(bundles).set({ price: '9.999' }).where(eq(bundles.id, bundle.id));
  expect(await isOffered()).toBe(false);
});

test('a purchase of a bundle has a line for each course, with its share of the price', async () => {
  const bundle = await makeBundle(db, {
    price: '10.01',
    courses: [
      await makeCourse(db, { price: '30' }),
      await makeCourse(db, { price: '30' }),
      await makeCourse(db, { price: null }),
    ],
  });
  const person = await makePerson(db);
  const answer = await done(`POST /api/bundles/${bundle.id}/purchase`, undefined, person);
  expect(answer.purchase.url).toBe(`/checkout/${answer.purchase.id}`);
  const lines = await linesOf(answer.purchase.id);
  expect(lines.map(({ price }) => price)).toEqual([501, 500, 0]);
  expect(lines.every(({ bundleId }) => bundleId === bundle.id)).toBe(true);
  const { code } = await makeCoupon(db, { percent: 100 });
  const friend = await makePerson(db);
  const paid = await openPurchase(platform, {
    person: friend.id,
    courses: [],
    bundle: bundle.id,
    coupon: code,
  });
  expect(paid.state).toBe('paid');
  for (const { id } of bundle.courses) {
    const joined = await done(`GET /api/check-enroll/${id}`, undefined, friend);
    expect(joined.status).toBe('joined');
  }
});

test('who has some of its courses pays for the others; who has all is told so', async () => {
  const bundle = await makeBundle(db, { price: '40' });
  const [owned, missing] = bundle.courses;
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: owned?.id ?? 0, personId: person.id });
  const { purchase } = await done(`POST /api/bundles/${bundle.id}/purchase`, undefined, person);
  expect(await linesOf(purchase.id)).toMatchObject([{ courseId: missing?.id, price: 1_600 }]);
  await makeEnrolment(db, { courseId: missing?.id ?? 0, personId: person.id });
  expect(await status(`POST /api/bundles/${bundle.id}/purchase`, { as: person })).toBe(409);
});

test('the studio makes, changes, switches off and trashes a bundle, and takes each step back', async () => {
  const [one, two, three] = [await makeCourse(db), await makeCourse(db), await makeCourse(db)];
  const body = { name: ' باقة الشتاء ', price: '٤٩٫٥', courses: [two.id, one.id] };
  const made = await done('POST /api/studio/bundles', body);
  const { id } = made.bundle;
  expect(made.bundle).toMatchObject({ name: 'باقة الشتاء', price: '49.5', state: 'offered' });
  const path = `/api/studio/bundles/${id}`;
  const changed = await done(`PUT ${path}`, {
    ...body,
    price: '60',
    courses: [three.id, two.id, one.id],
  });
  expect(changed.bundle.courses.map((course: { id: number }) => course.id)).toEqual([
    three.id,
    two.id,
    one.id,
  ]);
  const off = await done(`PUT ${path}/active`, { active: false });
  expect(await status(`PUT ${path}/active`, { as: admin, body: { active: false } })).toBe(409);
  const binned = await done(`DELETE ${path}`);
  expect(binned.bundle.state).toBe('binned');
  expect(await status(`PUT ${path}`, { as: admin, body })).toBe(404);
  const back = await done(`POST ${path}/restore`);
  for (const { undo } of [back, binned, off, changed]) await done(`POST /api/studio/undo/${undo}`);
  const { bundle } = await done(`GET ${path}`);
  expect(bundle).toMatchObject({ price: '49.5', active: true, state: 'offered' });
  expect(bundle.courses.map((course: { id: number }) => course.id)).toEqual([two.id, one.id]);
  const { data } = (await done(`GET /api/studio/bundles?search=${encodeURIComponent('الشتا')}`))
    .bundles;
  expect(data).toMatchObject([{ id }]);
  await done(`POST /api/studio/undo/${made.undo}`);
  expect(await status(`GET ${path}`, { as: admin })).toBe(404);
});

test('what cannot be a bundle is refused by field', async () => {
  const [one, two] = [await makeCourse(db), await makeCourse(db)];
  const good = { name: 'باقة', price: '10', courses: [one.id, two.id] };
  const bad: [object, string][] = [
    [{ name: ' ' }, 'name'],
    [{ price: '0' }, 'price'],
    [{ price: '9.999' }, 'price'],
    [{ price: '100000000' }, 'price'],
    [{ price: '-5' }, 'price'],
    [{ courses: [one.id] }, 'courses'],
    [{ courses: [one.id, one.id] }, 'courses'],
    [{ courses: [one.id, 2_147_483_647] }, 'courses'],
  ];
  for (const [part, field] of bad) {
    const body = { ...good, ...part };
    const answer = await call('POST /api/studio/bundles', { as: admin, body });
    expect(answer.status, JSON.stringify(part)).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}), JSON.stringify(part)).toContain(field);
  }
});

test('a changed price is in the next response of every process', async () => {
  const [writer, reader] = [await startCachingProcess(main), await startCachingProcess(main)];
  const bundle = await makeBundle(db, { price: '40' });
  const [course] = bundle.courses;
  const url = `/api/bundles/${bundle.id}`;
  const hint = `/api/bundles?course=${course?.id}`;
  const warm = (address: string) =>
    expect
      .poll(async () => (await reader.app.inject({ url: address })).headers['cache-status'], {
        timeout: 60_000,
      })
      .toBe('nibras; hit');
  const shown = async () => {
    const { price } = (await reader.app.inject({ url })).json().bundle;
    const [hinted] = (await reader.app.inject({ url: hint })).json().bundles;
    return [price, hinted?.price, hinted?.saving];
  };
  await Promise.all([warm(url), warm(hint)]);
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const payload = { name: bundle.name, price: '35', courses: bundle.courses.map(({ id }) => id) };
  const changed = await writer.app.inject({
    method: 'PUT',
    url: `/api/studio/bundles/${bundle.id}`,
    headers,
    payload,
  });
  expect(changed.statusCode).toBe(200);
  expect(await shown()).toEqual([3_500, 3_500, 1_500]);
  await Promise.all([warm(url), warm(hint)]);
  await db
    .update(courses)
    .set({ price: '50' })
    .where(eq(courses.id, course?.id ?? 0));
  await reader.bus.whenProcessed(0);
  expect(await shown()).toEqual([3_500, 3_500, 3_500]);
});

test('a purchase keeps its price when the bundle becomes dearer', async () => {
  const bundle = await makeBundle(db, { price: '40' });
  const person = await makePerson(db);
  const { id } = await openPurchase(platform, {
    person: person.id,
    courses: [],
    bundle: bundle.id,
  });
  await db.update(bundles).set({ price: '45' }).where(eq(bundles.id, bundle.id));
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  expect(row).toMatchObject({ price: 4_000, total: 4_000 });
});
