import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { makeBundle, makeCoupon } from '#factories/selling.ts';
import { makeTransfer, makeTransferChannel } from '#factories/transfers.ts';
import { transfers } from '#platform/database/schema/index.ts';
import { firstSellingSetup, storeSellingSetup } from '#platform/selling/selling-setup.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openPurchase } from './open-purchase.ts';
import { engineOf } from './testing.ts';

const { call, db, platform, smtp } = await startTestApp();
const channel = await makeTransferChannel(db);
const { open, pay, rowOf, linesOf } = engineOf(platform);

const enrol = (as: { id: number }, course: { id: number }) =>
  call('POST /api/enroll', { as, body: { courseId: course.id } });
const state = async (as: { id: number }, course: { id: number }) =>
  (await call(`GET /api/check-enroll/${course.id}`, { as })).body.status;
const failure = async (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    ({ code }) => code,
  );

test('a priced course answers with a purchase, and its code joins nobody', async () => {
  const course = await makeCourse(db, { price: '49.50' });
  const person = await makePerson(db);
  const { body } = await enrol(person, course);
  expect(body).toMatchObject({ status: 'pending', purchase: { id: expect.any(Number) } });
  expect(body.purchase.url).toBe(`/checkout/${body.purchase.id}`);
  expect(body.data.message).toContain('مدفوع');
  expect((await enrol(person, course)).body.purchase).toEqual(body.purchase);
  expect(await state(person, course)).toBe('none');
  const confirmed = { as: person, body: { code: '123456' } };
  expect((await call(`PUT /api/enroll/${course.id}`, confirmed)).status).toBe(409);
  expect((await call(`PUT /api/resendCode/${course.id}`, { as: person })).status).toBe(409);

  const own = await call(`GET /api/purchases/${body.purchase.id}`, { as: person });
  expect(own.body.purchase).toMatchObject({
    state: 'open',
    total: 4950,
    due: 4950,
    currency: 'USD',
  });
  expect(own.body.purchase.reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
  const stranger = await makePerson(db);
  expect((await call(`GET /api/purchases/${body.purchase.id}`, { as: stranger })).status).toBe(404);
  expect((await call('GET /api/purchases', { as: stranger })).body.purchases.data).toEqual([]);
  expect((await call('GET /api/purchases', { as: person })).body.purchases.data).toHaveLength(1);
});

test('no price, state or person is taken from a request', async () => {
  const course = await makeCourse(db, { price: '20' });
  const person = await makePerson(db);
  const forged = { courseId: course.id, price: 0, total: 0, state: 'paid', person_id: 1 };
  const { body } = await call('POST /api/enroll', { as: person, body: forged });
  expect(await rowOf(body.purchase.id)).toMatchObject({ total: 2000, state: 'open' });
});

test('where nothing can be paid, a priced course is not for sale', async () => {
  const course = await makeCourse(db, { price: '20' });
  const person = await makePerson(db);
  await db.execute(`update transfer_channels set active = false where id = ${channel.id}`);
  const { status, body } = await enrol(person, course);
  await db.execute(`update transfer_channels set active = true where id = ${channel.id}`);
  expect(status).toBe(409);
  expect(body.message).toContain('أكواد الاشتراك');
  expect((await call('GET /api/purchases', { as: person })).body.purchases.total).toBe(0);
});

test('a paid course is open at once; student and teacher are told, and the mailed code is taken', async () => {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { price: '49.50', teacherId: teacher.id });
  const person = await makePerson(db, { name: 'سلمى' });
  const id = await open(person, [course]);
  expect(await pay(id)).toBe('paid');
  expect(await state(person, course)).toBe('joined');
  const notices = async (as: { id: number }) =>
    (await call('GET /api/notifications', { as })).body.notifications.data[0];
  expect((await notices(person)).text).toContain('اكتمل شراء');
  expect((await notices(teacher)).text).toContain('سلمى');
  const code = await smtp.codeTo(person.email);
  const mail = await smtp.mailTo(person.email);
  expect(mail.subject).toContain('اكتمل شراء');
  expect(mail.text).toContain('$49.50');
  const confirmed = { as: person, body: { code } };
  expect((await call(`PUT /api/enroll/${course.id}`, confirmed)).status).toBe(200);
  expect(await failure(open(person, [course]))).toBe('already-enrolled');
});

test('an open purchase is used again while the price is the same', async () => {
  const course = await makeCourse(db, { price: '20' });
  const person = await makePerson(db);
  const first = await open(person, [course]);
  expect(await open(person, [course])).toBe(first);
  await db.execute(`update courses set price = 25 where id = ${course.id}`);
  const second = await open(person, [course]);
  expect(second).not.toBe(first);
  // Who transfers what was asked for has paid.
  expect(await pay(first)).toBe('paid');
  expect((await rowOf(first)).total).toBe(2000);
});

test('two presses at once open one purchase', async () => {
  const course = await makeCourse(db, { price: '20' });
  const person = await makePerson(db);
  const ids = await Promise.all([1, 2, 3, 4].map(() => open(person, [course])));
  expect(new Set(ids).size).toBe(1);
});

test('a free course is not bought, and neither is one that nobody sees or whose time is over', async () => {
  const person = await makePerson(db);
  const hidden = await makeCourse(db, { price: '5', state: 'draft' });
  const over = await makeCourse(db, { price: '5', soldUntil: new Date(Date.now() - 1000) });
  expect(await failure(open(person, [await makeCourse(db)]))).toBe('course-is-free');
  expect(await failure(open(person, [hidden]))).toBe('course-not-found');
  expect(await failure(open(person, [over]))).toBe('not-for-sale');
});

test('of a bundle one buys the courses that are missing, at their part of its price', async () => {
  const [one, two] = [await makeCourse(db, { price: '30' }), await makeCourse(db, { price: '10' })];
  const bundle = await makeBundle(db, { price: '20', courses: [one, two] });
  const person = await makePerson(db);
  await pay(await open(person, [two]));
  const wanted = { person: person.id, courses: [], bundle: bundle.id };
  const { id } = await openPurchase(platform, wanted);
  expect(await linesOf(id)).toMatchObject([{ courseId: one.id, price: 1500, total: 1500 }]);
  await pay(id);
  expect(await failure(openPurchase(platform, wanted))).toBe('bundle-owned');
});

test('a coupon of all of the price opens the course without a payment and without a receipt', async () => {
  const course = await makeCourse(db, { price: '20' });
  const person = await makePerson(db);
  const coupon = await makeCoupon(db, { percent: 100 });
  const id = await open(person, [course], { coupon: coupon.code });
  expect(await rowOf(id)).toMatchObject({ state: 'paid', way: 'none', total: 0 });
  expect(await state(person, course)).toBe('joined');
});

test('an exclusive VAT is added to the price, and kept on the purchase', async () => {
  const course = await makeCourse(db, { price: '10' });
  await storeSellingSetup(db, { ...firstSellingSetup, vat: 'exclusive', rate: 1400 });
  const id = await open(await makePerson(db), [course]);
  await storeSellingSetup(db, firstSellingSetup);
  expect(await rowOf(id)).toMatchObject({ price: 1000, tax: 140, taxRate: 1400, total: 1140 });
});

test('a purchase has one stage, and its list, its course and itself say the same', async () => {
  const [person, course] = [await makePerson(db), await makeCourse(db, { price: '30' })];
  const id = await open(person, [course]);
  const said = async () => {
    const one = await call(`GET /api/checkout/${id}`, { as: person });
    const list = await call('GET /api/purchases', { as: person });
    const enrolled = await call(`GET /api/check-enroll/${course.id}`, { as: person });
    const listed = list.body.purchases.data.find((row: { id: number }) => row.id === id);
    expect(listed.stage).toBe(one.body.purchase.stage);
    return [one.body.purchase.stage, enrolled.body.purchase];
  };
  expect(await said()).toEqual(['unpaid', null]);
  const sent = await makeTransfer(db, { purchaseId: id, channelId: channel.id });
  for (const stage of ['waiting', 'asked', 'declined'] as const) {
    const decidedAt = stage === 'declined' ? new Date() : null;
    await db.update(transfers).set({ state: stage, decidedAt }).where(eq(transfers.id, sent.id));
    expect(await said()).toEqual([stage, { id, stage }]);
  }
  await pay(id, { amount: 1 });
  expect(await said()).toEqual(['review', { id, stage: 'review' }]);
  await pay(id);
  expect(await said()).toEqual(['paid', null]);
  const stranger = await makePerson(db);
  const other = await call(`GET /api/check-enroll/${course.id}`, { as: stranger });
  expect(other.body.purchase).toBeNull();
});
