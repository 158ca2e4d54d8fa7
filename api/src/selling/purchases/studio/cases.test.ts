import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { purchases } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { openShop } from './testing.ts';

const { call, db, platform } = await startTestApp({ work: false });
const { ask, admin, sell, pay, read, status } = await openShop({ call, platform });

const openCases = async () => (await ask('GET /api/studio/cases', { as: admin })).body;
const caseOf = async (purchase: number) => {
  const { payments } = await read(purchase);
  return payments.find((one: { case: unknown }) => one.case).case;
};
const decide = (id: number, body: object) =>
  ask(`PUT /api/studio/cases/${id}`, { as: admin, body });

const sums = async (person: number) =>
  (await ask(`GET /api/studio/purchases/sums?person=${person}`, { as: admin })).body.sums;

async function tooLittle() {
  const sold = await sell();
  expect(await pay(sold.id, { amount: 9000 })).toBe('case');
  return { ...sold, case: await caseOf(sold.id) };
}

test('a payment of another amount says what was expected and came, and can be accepted', async () => {
  const { id, person, courses, case: found } = await tooLittle();
  expect(found).toMatchObject({
    reason: 'amount',
    state: 'open',
    payment: { amount: 9000, currency: 'USD', way: 'transfer' },
    purchase: { id, due: 10_000, state: 'open' },
    decisions: ['accept', 'refund', 'dismiss'],
    by_hand: true,
  });
  // What waits for a decision is nobody's income yet.
  expect(await sums(person.id)).toEqual([]);
  const { cases, open } = await openCases();
  expect(cases.map((one: { id: number }) => one.id)).toContain(found.id);
  const waiting = await ask('GET /api/studio/waiting', { as: admin });
  expect(waiting.body).toEqual({
    cases: open,
    transfers: 0,
    reports: 0,
    texts: 0,
    corrections: 0,
    inbox: open,
  });
  const solved = await decide(found.id, { decision: 'accept', note: 'خصم متفق عليه' });
  expect(solved.body.case).toMatchObject({
    state: 'accepted',
    note: 'خصم متفق عليه',
    solved_by: { id: admin.id },
    decisions: [],
  });
  expect(await status(person, courses[0] as { id: number })).toBe('joined');
  expect(await sums(person.id)).toMatchObject([{ paid: 9000, net: 9000 }]);
});

test('a decision is made once', async () => {
  const { person, case: found } = await tooLittle();
  const answers = await Promise.all([
    decide(found.id, { decision: 'accept' }),
    decide(found.id, { decision: 'refund', sent: true }),
  ]);
  expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409]);
  const [sum] = await sums(person.id);
  expect([9000, 0]).toContain(sum.net);
});

test('money goes back only when it was sent', async () => {
  const { id, person, courses, case: found } = await tooLittle();
  expect((await decide(found.id, { decision: 'refund' })).status).toBe(409);
  const solved = await decide(found.id, { decision: 'refund', sent: true });
  expect(solved.body.case.state).toBe('refunded');
  expect((await read(id)).refunds).toMatchObject([{ amount: 9000, state: 'done', line: null }]);
  expect(await status(person, courses[0] as { id: number })).not.toBe('joined');
  expect(await sums(person.id)).toMatchObject([{ paid: 9000, refunded: 9000, net: 0 }]);
});

test('what is dismissed has a note, and counts as no money', async () => {
  const { id, person, case: found } = await tooLittle();
  expect((await decide(found.id, { decision: 'dismiss' })).status).toBe(422);
  await decide(found.id, { decision: 'dismiss', note: 'إيصال قديم' });
  expect(await sums(person.id)).toEqual([]);
  const solved = await ask('GET /api/studio/cases?list=solved', { as: admin });
  expect(solved.body.cases[0]).toMatchObject({ id: found.id, note: 'إيصال قديم' });
  const { history } = await read(id);
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'made',
    'case-opened',
    'case-dismissed',
  ]);
});

test('a second payment becomes credit, a late one opens what was bought', async () => {
  const paid = await sell();
  await pay(paid.id, { amount: 10_000 });
  expect(await pay(paid.id, { amount: 10_000 })).toBe('case');
  const twice = await caseOf(paid.id);
  expect(twice).toMatchObject({ reason: 'twice', accepts_as: 'credit' });
  expect((await decide(twice.id, { decision: 'accept' })).status).toBe(200);
  const late = await sell();
  const expiresAt = new Date(Date.now() - 60_000);
  await db.update(purchases).set({ expiresAt }).where(eq(purchases.id, late.id));
  expect(await pay(late.id, { amount: 10_000 })).toBe('case');
  const found = await caseOf(late.id);
  expect(found).toMatchObject({ reason: 'late', accepts_as: 'access' });
  await decide(found.id, { decision: 'accept' });
  expect(await status(late.person, late.courses[0] as { id: number })).toBe('joined');
});

test('money of nobody can go back or be put aside', async () => {
  expect(await pay(null, { amount: 500, way: 'stripe' })).toBe('case');
  const { cases } = await openCases();
  const unknown = cases.find(({ reason }: { reason: string }) => reason === 'unknown');
  expect(unknown).toMatchObject({
    purchase: null,
    decisions: ['refund', 'dismiss'],
    by_hand: false,
    accepts_as: null,
  });
  expect((await decide(unknown.id, { decision: 'accept' })).status).toBe(409);
  expect((await decide(unknown.id, { decision: 'refund' })).status).toBe(200);
});
