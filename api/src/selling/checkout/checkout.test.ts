import { describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeTransfer, makeTransferChannel } from '#factories/transfers.ts';
import { creditEntries } from '#platform/database/schema/index.ts';
import { openPurchase, receivePayment } from '#selling/purchases/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, platform, pool } = await startTestApp();
const { now } = platform;

const hour = 60 * 60_000;
const channel = await makeTransferChannel(db, { name: 'إنستاباي', kind: 'instapay' });

/** An open purchase of a course that costs 350 dollars. */
async function opened() {
  const buyer = await makePerson(db);
  const course = await makeCourse(db, { price: '350' });
  const { id } = await openPurchase(platform, { person: buyer.id, courses: [course.id] });
  return { buyer, course, id };
}

const read = (id: number, as?: { id: number }) => call(`GET /api/checkout/${id}`, { as });

const pay = (purchase: number, amount: number, at = now()) =>
  db.transaction((tx) =>
    receivePayment(platform, tx, {
      purchase,
      way: 'transfer',
      vendorId: `test:${purchase}:${amount}`,
      amount,
      currency: 'USD',
      receivedAt: at,
      by: null,
    }),
  );

describe('a purchase at the checkout', () => {
  test('is shown to its owner with the payment methods', async () => {
    const { buyer, course, id } = await opened();
    const { status, body } = await read(id, buyer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      purchase: { id, state: 'open', due: 35_000, currency: 'USD', lines: [{ name: course.name }] },
      ways: [{ way: 'transfer', ready: true }],
      transfer: null,
      credit: 0,
      under_review: null,
      receipts: [],
    });
    expect(body.channels).toContainEqual(
      expect.objectContaining({ id: channel.id, number: channel.number }),
    );
  });

  test('is not there for others, and asks visitors to sign in', async () => {
    const { id } = await opened();
    const stranger = await makePerson(db);
    const admin = await makePerson(db, { role: 'admin' });
    const calls = ['GET', 'PUT', 'POST cancel', 'POST again'].map((one) => {
      const [method, act] = one.split(' ');
      return `${method} /api/checkout/${id}${act ? `/${act}` : ''}` as 'GET /api/x';
    });
    for (const path of calls) {
      const body = path.startsWith('PUT') ? { body: { use_credit: true } } : {};
      expect((await call(path, { as: stranger, ...body })).status, path).toBe(404);
      expect((await call(path, { as: admin, ...body })).status, path).toBe(404);
      expect((await call(path, body)).status, path).toBe(401);
    }
  });

  test('says how long answers usually take: the median of those of 30 days', async () => {
    const { buyer, id } = await opened();
    const answered = async (minutes: number, daysAgo: number) => {
      const { id: other } = await opened();
      const at = new Date(now().getTime() - daysAgo * 24 * hour);
      const values = { createdAt: new Date(at.getTime() - minutes * 60_000), answeredAt: at };
      await makeTransfer(db, { purchaseId: other, state: 'declined', decidedAt: at, ...values });
    };
    await answered(5, 31);
    expect((await read(id, buyer)).body.answers_in).toBeNull();
    for (const minutes of [10, 240, 3_000]) await answered(minutes, 29);
    expect((await read(id, buyer)).body.answers_in).toBe(240);
  });

  test('that was paid has its receipt, and no payment method', async () => {
    const { buyer, id } = await opened();
    expect(await pay(id, 35_000)).toBe('paid');
    const { body } = await read(id, buyer);
    expect(body).toMatchObject({ purchase: { state: 'paid', due: 35_000 }, ways: [] });
    expect(body.receipts).toEqual([expect.objectContaining({ kind: 'receipt' })]);
  });

  test('for which another amount came is under review', async () => {
    const { buyer, id } = await opened();
    expect(await pay(id, 30_000)).toBe('case');
    const { body } = await read(id, buyer);
    expect(body.purchase.state).toBe('open');
    expect(body.under_review).not.toBeNull();
  });

  test('is expired for its owner as soon as its time is over', async () => {
    const { buyer, id } = await opened();
    await pool.query(`update purchases set expires_at = now() - interval '1 s' where id = $1`, [
      id,
    ]);
    const { body } = await read(id, buyer);
    expect(body).toMatchObject({ purchase: { state: 'expired' }, ways: [] });
    expect((await pool.query('select state from purchases where id = $1', [id])).rows).toEqual([
      { state: 'open' },
    ]);
  });
});

describe('changing the sum', () => {
  test('takes no amount, price, currency or state from the browser', async () => {
    const { buyer, id } = await opened();
    for (const body of [
      { due: 1 },
      { total: 1 },
      { currency: 'EGP' },
      { state: 'paid' },
      { id: 1 },
    ]) {
      const { status } = await call(`PUT /api/checkout/${id}`, { as: buyer, body });
      expect(status, JSON.stringify(body)).toBe(422);
    }
    expect((await read(id, buyer)).body.purchase).toMatchObject({ due: 35_000, state: 'open' });
  });

  test('by credit pays what it can, and all of it at once where it is enough', async () => {
    const { buyer, course, id } = await opened();
    const give = (amount: number) =>
      db.insert(creditEntries).values({ personId: buyer.id, amount, currency: 'USD' });
    const change = (use_credit: boolean) =>
      call(`PUT /api/checkout/${id}`, { as: buyer, body: { use_credit } });
    await give(10_000);
    expect((await read(id, buyer)).body.ways).toContainEqual({ way: 'credit', ready: false });
    expect((await change(true)).body.checkout).toMatchObject({
      purchase: { credit: 10_000, due: 25_000, state: 'open' },
      credit: 0,
    });
    expect((await change(false)).body.checkout).toMatchObject({
      purchase: { credit: 0, due: 35_000 },
      credit: 10_000,
    });
    await give(25_000);
    expect((await change(true)).body.checkout.purchase).toMatchObject({ state: 'paid' });
    const check = await call(`GET /api/check-enroll/${course.id}`, { as: buyer });
    expect(check.body.status).toBe('joined');
  });

  test.each(['waiting', 'asked'] as const)('is refused while a receipt is %s', async (state) => {
    const { buyer, id } = await opened();
    await makeTransfer(db, { purchaseId: id, state });
    const body = { use_credit: true };
    expect((await call(`PUT /api/checkout/${id}`, { as: buyer, body })).status).toBe(409);
    expect((await call(`POST /api/checkout/${id}/cancel`, { as: buyer })).status).toBe(409);
    expect((await read(id, buyer)).body).toMatchObject({
      purchase: { state: 'open' },
      transfer: { state },
    });
  });
});

describe('beginning again', () => {
  test('a cancelled purchase leads to a new one at the price of now', async () => {
    const { buyer, course, id } = await opened();
    const cancelled = await call(`POST /api/checkout/${id}/cancel`, { as: buyer });
    expect(cancelled.body.checkout).toMatchObject({ purchase: { state: 'cancelled' }, ways: [] });
    await pool.query('update courses set price = 400 where id = $1', [course.id]);
    const again = await call(`POST /api/checkout/${id}/again`, { as: buyer });
    expect(again.body.purchase.id).not.toBe(id);
    expect(again.body.purchase.url).toBe(`/checkout/${again.body.purchase.id}`);
    const next = await read(again.body.purchase.id, buyer);
    expect(next.body.purchase).toMatchObject({ state: 'open', due: 40_000 });
    // The earlier one leads to the same, however often it is asked.
    const twice = await call(`POST /api/checkout/${id}/again`, { as: buyer });
    expect(twice.body.purchase).toEqual(again.body.purchase);
  });

  test('what is open or paid is answered itself', async () => {
    const { buyer, id } = await opened();
    const again = () => call(`POST /api/checkout/${id}/again`, { as: buyer });
    expect((await again()).body.purchase.id).toBe(id);
    await pay(id, 35_000);
    expect((await again()).body.purchase.id).toBe(id);
  });
});

test('visitors learn the names of the channels and not their numbers', async () => {
  const { status, body } = await call('GET /api/ways-to-pay');
  expect(status).toBe(200);
  expect(body).toMatchObject({ channels: [{ kind: 'instapay', name: 'إنستاباي' }], gateways: [] });
  expect(JSON.stringify(body)).not.toContain(channel.number);
});
