import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { payments, purchases } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { openShop } from './testing.ts';

const { call, db, platform } = await startTestApp({ work: false });
const { ask, admin, sell, pay, path, read, status } = await openShop({ call, platform });

const list = async (query = '') =>
  (await ask(`GET /api/studio/purchases${query}`, { as: admin })).body;
const idsOf = async (query: string): Promise<number[]> =>
  (await list(query)).purchases.map(({ id }: { id: number }) => id);
const sums = async (query = '') =>
  (await ask(`GET /api/studio/purchases/sums${query}`, { as: admin })).body;
const search = (text: string) => `?search=${encodeURIComponent(text)}`;

const day = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) =>
  new Date(Date.now() - days * day).toLocaleDateString('sv-SE', { timeZone: 'Africa/Cairo' });

test('purchases are found by carelessly written names, addresses, references and receipts', async () => {
  const { id, reference, person } = await sell({ name: 'أسماء الحريري' });
  await sell({ name: 'كريم' });
  await pay(id, { amount: 10_000 });
  const [receipt] = (await read(id)).receipts;
  expect(await idsOf(search('اسماء حريري'))).toEqual([id]);
  expect(await idsOf(search('أسماء الحريرى'))).toEqual([id]);
  expect(await idsOf(search(person.email))).toEqual([id]);
  expect(await idsOf(search(reference.toLowerCase()))).toEqual([id]);
  expect(await idsOf(search(` ${reference.slice(0, 3)} ${reference.slice(3)}`))).toEqual([id]);
  expect(await idsOf(search(String(receipt.number)))).toContain(id);
  expect(await idsOf(search('لا أحد بهذا الاسم'))).toEqual([]);
  const found = await ask(`GET /api/studio/search${search(reference)}`, { as: admin });
  expect(found.body.groups).toContainEqual({
    kind: 'purchase',
    items: [expect.objectContaining({ id, path: `/studio/purchases/${id}` })],
  });
});

test('the list is filtered, and its sums are of what is shown', async () => {
  const buyer = await makePerson(db);
  const paid = await sell({ buyer, prices: ['100', '20'] });
  await pay(paid.id, { amount: 12_000, way: 'moyasar' });
  const open = await sell({ buyer });
  const own = (rest = '') => `?person=${buyer.id}${rest}`;
  expect(await idsOf(own())).toEqual([open.id, paid.id]);
  expect(await idsOf(own('&state=open'))).toEqual([open.id]);
  expect(await idsOf(own('&way=moyasar'))).toEqual([paid.id]);
  expect(await idsOf(own('&way=cash'))).toEqual([]);
  expect(await idsOf(`?course=${paid.courses[1]?.id}`)).toEqual([paid.id]);
  expect(await sums(own())).toEqual({
    count: 2,
    sums: [{ currency: 'USD', paid: 12_000, refunded: 0, net: 12_000 }],
  });
  const line = paid.lines[1]?.id;
  const body = { lines: [{ id: line }], seen: 0 };
  await ask(`POST ${path(paid.id, '/refunds')}`, { as: admin, body });
  expect((await sums(own())).sums).toEqual([
    { currency: 'USD', paid: 12_000, refunded: 2000, net: 10_000 },
  ]);
  const income = `GET /api/studio/courses/${paid.courses[1]?.id}/income` as const;
  expect((await ask(income, { as: admin })).body).toEqual({
    count: 1,
    sums: [{ currency: 'USD', paid: 2000, refunded: 2000, net: 0 }],
  });
});

test('days are those of the payment, in the time zone of the provider', async () => {
  const buyer = await makePerson(db);
  const { id } = await sell({ buyer });
  const late = await sell({ buyer });
  await pay(late.id, { amount: 10_000 });
  const made = new Date(`${dayBefore(3)}T22:30:00Z`);
  await db.update(purchases).set({ createdAt: made }).where(eq(purchases.personId, buyer.id));
  const own = (rest: string) => `?person=${buyer.id}${rest}`;
  // Half past ten in the evening of Greenwich is another day in Cairo.
  expect(await idsOf(own(`&from=${dayBefore(2)}&to=${dayBefore(2)}`))).toEqual([id]);
  expect(await idsOf(own(`&to=${dayBefore(3)}`))).toEqual([]);
  expect(await idsOf(own(`&from=${dayBefore(0)}&to=${dayBefore(0)}`))).toEqual([late.id]);
  const { income } = (await ask('GET /api/studio/figures', { as: admin })).body;
  const today = await sums(`?from=${dayBefore(0)}&to=${dayBefore(0)}`);
  const ofToday = income.map(({ currency, net }: { currency: string; net: number[] }) => ({
    currency,
    net: net.at(-1),
  }));
  expect(today.sums).toMatchObject(ofToday);
  expect(today.sums).toHaveLength(ofToday.length);
});

test('a page leads to the next one', async () => {
  const buyer = await makePerson(db);
  const course = await makeCourse(db, { price: '10' });
  const template = { personId: buyer.id, currency: 'USD', price: 1000, total: 1000 };
  const expiresAt = new Date(Date.now() + day);
  const rows = Array.from({ length: 35 }, (_, index) => ({
    ...template,
    reference: `T${String(index).padStart(5, '0')}`,
    expiresAt,
  }));
  await db.insert(purchases).values(rows);
  const first = await list(`?person=${buyer.id}`);
  expect(first.purchases).toHaveLength(30);
  const second = await list(`?person=${buyer.id}&before=${first.next}`);
  expect(second.purchases).toHaveLength(5);
  expect(second.next).toBeNull();
  expect(course.id).toBeGreaterThan(0);
});

test('the file has what the list shows, with amounts in whole currency', async () => {
  const { id, reference } = await sell({ name: '=HYPERLINK("x")' });
  await pay(id, { amount: 10_000 });
  const file = await ask(`GET /api/studio/purchases/export${search(reference)}`, { as: admin });
  const [, row = '', end] = String(file.body).split('\r\n');
  expect(row).toContain(`${reference},`);
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(row).toContain(',100.00,0.00,0.00,100.00,0.00,0.00,100.00,USD,');
  expect(end).toBe('');
});

test('a person buys at the desk: an open purchase, then the money that is due', async () => {
  const person = await makePerson(db, { name: 'ليلى' });
  const course = await makeCourse(db, { price: '75.5' });
  const sell = `POST /api/studio/people/${person.id}/purchases` as const;
  const body = { courses: [course.id] };
  const sold = await ask(sell, { as: admin, body });
  const { id } = sold.body.purchase;
  expect(await read(id)).toMatchObject({ state: 'open', due: 7550, person: { name: 'ليلى' } });
  expect((await ask(sell, { as: admin, body })).body.purchase.id).toBe(id);
  const record = `POST ${path(id, '/payments')}` as const;
  const withAmount = await ask(record, { as: admin, body: { way: 'cash', amount: 1 } });
  expect(withAmount.status).toBe(422);
  const answers = await Promise.all(
    [1, 2].map(() => ask(record, { as: admin, body: { way: 'cash' } })),
  );
  expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409]);
  expect(await read(id)).toMatchObject({
    state: 'paid',
    way: 'cash',
    payments: [{ amount: 7550, way: 'cash', by: { id: admin.id } }],
  });
  expect(await status(person, course)).toBe('joined');
  expect((await ask(sell, { as: admin, body })).status).toBe(409);
});

test('nobody pays at the desk for what they have, what is over or what was cancelled', async () => {
  const { id, person, courses } = await sell();
  const record = (of: number) =>
    ask(`POST ${path(of, '/payments')}`, { as: admin, body: { way: 'cash' } });
  const grant = `POST /api/studio/courses/${courses[0]?.id}/members` as const;
  await ask(grant, { as: admin, body: { person: { id: person.id } } });
  expect((await record(id)).status).toBe(409);
  expect(await db.$count(payments, eq(payments.purchaseId, id))).toBe(0);
  const cancelled = await ask(`POST ${path(id, '/cancel')}`, { as: admin });
  expect(cancelled.body.purchase.state).toBe('cancelled');
  expect((await ask(`POST ${path(id, '/cancel')}`, { as: admin })).status).toBe(409);
  expect((await record(id)).status).toBe(409);
  const over = await sell();
  const expiresAt = new Date(Date.now() - 1000);
  await db.update(purchases).set({ expiresAt }).where(eq(purchases.id, over.id));
  expect((await record(over.id)).status).toBe(409);
});
