import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payments, refunds } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { refundPayment } from '../refund-payment.ts';
import { openShop } from './testing.ts';

const { call, db, platform } = await startTestApp({ work: false });
const { ask, admin, sell, pay, path, read, status, refund } = await openShop({ call, platform });

const sentBack = async (purchase: number) => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(amount), 0)` })
    .from(refunds)
    .where(sql`purchase_id = ${purchase} and state <> 'failed'`);
  return Number(row?.sum);
};

test('one line goes back whole: its access ends, the other stays, and the buyer is told', async () => {
  const { id, person, courses, lines } = await sell({ prices: ['100', '49.5'] });
  await pay(id, { amount: 14_950 });
  const [first, second] = courses;
  const done = await refund(id, { lines: [{ id: lines[0]?.id }], reason: 'لم يناسبه' });
  expect(done.status).toBe(200);
  expect(done.body.purchase).toMatchObject({
    state: 'paid',
    lines: [
      { refunded: 10_000, access: 'ended' },
      { refunded: 0, access: 'active' },
    ],
    refunds: [{ amount: 10_000, state: 'done', reason: 'لم يناسبه', ends_access: true }],
  });
  expect(await status(person, first as { id: number })).not.toBe('joined');
  expect(await status(person, second as { id: number })).toBe('joined');
  const notices = await ask('GET /api/notifications', { as: person });
  expect(notices.body.notifications.data[0].text).toContain('100');
  const rest = await refund(id, { seen: 1, lines: [{ id: lines[1]?.id }] });
  expect(rest.body.purchase.state).toBe('refunded');
  expect(await status(person, second as { id: number })).not.toBe('joined');
});

test('a part of a price leaves the access, unless it is to end', async () => {
  const { id, person, courses, lines } = await sell();
  await pay(id, { amount: 10_000 });
  const line = lines[0]?.id;
  await refund(id, { lines: [{ id: line, amount: '٢٥' }] });
  expect(await status(person, courses[0] as { id: number })).toBe('joined');
  const ended = await refund(id, {
    seen: 1,
    lines: [{ id: line, amount: '5' }],
    ends_access: true,
  });
  expect(ended.body.purchase.lines).toMatchObject([{ refunded: 3000, access: 'ended' }]);
  expect(await status(person, courses[0] as { id: number })).not.toBe('joined');
});

test('two refunds at once never send back more than was paid', async () => {
  const { id, lines } = await sell();
  await pay(id, { amount: 10_000 });
  const line = lines[0]?.id;
  const body = { lines: [{ id: line, amount: '60' }] };
  const answers = await Promise.all([1, 2, 3, 4].map(() => refund(id, body)));
  expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409, 409, 409]);
  expect(await sentBack(id)).toBe(6000);
  // Nor by the engine itself, which does not know what a page has seen.
  const [payment] = await db.select().from(payments).where(eq(payments.purchaseId, id));
  const once = {
    payment: payment?.id ?? 0,
    lines: [{ id: line ?? 0, amount: 3000 }],
    endsAccess: false,
    reason: '',
    by: admin.id,
  };
  const twice = await Promise.allSettled(
    [1, 2].map(() => db.transaction((tx) => refundPayment(platform, tx, once))),
  );
  expect(twice.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await sentBack(id)).toBe(9000);
});

test('a refund that the page had not seen asks to look again', async () => {
  const { id, lines } = await sell();
  await pay(id, { amount: 10_000 });
  const body = { lines: [{ id: lines[0]?.id, amount: '10' }] };
  expect((await refund(id, body)).status).toBe(200);
  // The same press again, after an answer that was lost.
  expect((await refund(id, body)).status).toBe(409);
  expect(await sentBack(id)).toBe(1000);
});

test('what a person sends back must have been sent, and more than was paid is refused', async () => {
  const { id, lines } = await sell();
  await pay(id, { amount: 10_000 });
  const line = lines[0]?.id;
  expect((await refund(id, { lines: [{ id: line }], sent: false })).status).toBe(409);
  expect((await refund(id, { lines: [{ id: line, amount: '100.01' }] })).status).toBe(422);
  expect((await refund(id, { lines: [{ id: line, amount: 'كلها' }] })).status).toBe(422);
  expect((await refund(id, { lines: [{ id: line }], amount: 1 })).status).toBe(422);
  const other = await sell();
  expect((await refund(id, { lines: [{ id: other.lines[0]?.id }] })).status).toBe(422);
  expect((await refund(other.id, { lines: [{ id: other.lines[0]?.id }] })).status).toBe(422);
  expect(await sentBack(id)).toBe(0);
});

test('what came by a gateway waits for it', async () => {
  const { id, lines } = await sell();
  await pay(id, { amount: 10_000, way: 'paymob' });
  const input = await refund(id, { lines: [{ id: lines[0]?.id }], sent: false });
  expect(input.body.purchase).toMatchObject({
    refunds: [{ state: 'pending', amount: 10_000 }],
    payments: [{ left: 0, by_hand: false }],
  });
});

test('the log and the history record it', async () => {
  const { id, lines, reference } = await sell({ name: 'هدى سالم' });
  await pay(id, { amount: 10_000 });
  await refund(id, { lines: [{ id: lines[0]?.id }], reason: 'مكرر' });
  const { history } = await read(id);
  const kinds = history.map(({ kind }: { kind: string }) => kind);
  expect(kinds.slice(0, 3)).toEqual(['made', 'paid', 'receipt']);
  expect(kinds).toContain('refund-done');
  expect(kinds.at(-1)).toBe('refunded');
  const log = await ask('GET /api/studio/log?kind=purchase', { as: admin });
  expect(log.body.entries.data[0]).toMatchObject({
    action: 'purchase-refunded',
    name: reference,
    item_id: id,
    details: { name: 'هدى سالم', to: '$100', reason: 'مكرر' },
    undo: 'no',
  });
  expect((await ask(`GET ${path(0)}`, { as: admin })).status).toBe(422);
});
