import { type Gateway, gateways } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import {
  checkouts,
  enrolments,
  gatewayNotices,
  paymentCases,
  payments,
  purchases,
  refunds,
  settings as settingsTable,
  siteSettings,
} from '#platform/database/schema/index.ts';
import {
  expirePurchases,
  linesOf,
  openPurchase,
  refundPayment,
  solveCase,
} from '#selling/purchases/index.ts';
import { startGateways } from '../../testing/gateways/fake-vendor.ts';
import { fakeKeys } from '../../testing/gateways/keys.ts';
import type { FakeSession, SentEvent } from '../../testing/gateways/sessions.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { adapters } from './adapters.ts';
import { sweepCheckouts } from './ask-worker.ts';
import { purgeWebhookEvents } from './purge-webhook-events.ts';
import { sendRefund, sendRefunds } from './send-refund.ts';

const fake = await startGateways();
afterAll(() => fake.stop());
const logged: string[] = [];
const app = await startTestApp({ config: { gatewaysUrl: fake.url }, logged });
const { db, passTime, platform, settings } = app;
/** Each call from a network of its own, because of the limits. */
const call: typeof app.call = (route, options) =>
  app.call(route, { remoteAddress: newNetwork(), ...options });
const admin = await makePerson(db, { role: 'admin' });
const hour = 3_600_000;

const currencyOf: Record<Gateway, Currency> = {
  paymob: 'EGP',
  fawry: 'EGP',
  moyasar: 'SAR',
  stripe: 'KWD',
};
const price = '150';
/** In minor units. */
const amountOf = (gateway: Gateway) => (currencyOf[gateway] === 'KWD' ? 150_000 : 15_000);

async function useCurrency(currency: Currency) {
  await db.update(siteSettings).set({ currency });
  await settings.reload();
}

const base = '/api/studio/selling/gateways' as const;

async function switchOn(gateway: Gateway) {
  await useCurrency(currencyOf[gateway]);
  const keys = fakeKeys[gateway];
  const saved = await call(`PUT ${base}/${gateway}`, { as: admin, body: { keys } });
  expect(saved.status).toBe(200);
  const on = await call(`PUT ${base}/${gateway}/active`, { as: admin, body: { active: true } });
  expect(on.body.gateway).toMatchObject({ active: true, offered: true });
}

for (const gateway of gateways) await switchOn(gateway);

/** A person who is at the gateway's page for a course. */
async function startPaying(gateway: Gateway, { openFor = 72 } = {}) {
  await useCurrency(currencyOf[gateway]);
  const person = await makePerson(db);
  const course = await makeCourse(db, { price });
  const { id } = await openPurchase(platform, { person: person.id, courses: [course.id] });
  const expiresAt = new Date(platform.now().getTime() + openFor * hour);
  await db.update(purchases).set({ expiresAt }).where(eq(purchases.id, id));
  const opened = await call(`POST /api/checkout/${id}/pay`, { as: person, body: { way: gateway } });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  const session = fake.lastSession(gateway);
  expect(session).toMatchObject({ amount: amountOf(gateway), currency: currencyOf[gateway] });
  expect(session.returnUrl).toContain(`/checkout/${id}?from=${gateway}`);
  return { person, course, id, session, url: opened.body.url as string };
}

const deliver = (gateway: Gateway, { query, headers, body }: SentEvent) =>
  call(`POST /api/gateways/${gateway}/notice${query}`, {
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const sendEvent = (session: FakeSession) =>
  deliver(session.gateway, fake.event(session, platform.now()));

const stateOf = async (id: number) => {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  return row?.state;
};
const isMember = async (person: { id: number }, course: { id: number }) =>
  (await db.$count(
    enrolments,
    and(
      eq(enrolments.personId, person.id),
      eq(enrolments.courseId, course.id),
      eq(enrolments.status, 'joined'),
    ),
  )) > 0;
const paymentsOf = (id: number) =>
  db.select().from(payments).where(eq(payments.purchaseId, id)).orderBy(payments.id);
const reasonsOf = async (id: number) => {
  const rows = await db
    .select({ reason: paymentCases.reason })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(eq(payments.purchaseId, id));
  return rows.map(({ reason }) => reason);
};
const refundsOf = async (id: number) => {
  const rows = await db.select().from(refunds).where(eq(refunds.purchaseId, id));
  return rows.map(({ amount, state }) => ({ amount, state }));
};
const checkoutOf = async (id: number) => {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.purchaseId, id))
    .orderBy(desc(checkouts.id));
  return row;
};
const become = (id: number, state: string) =>
  vi.waitFor(async () => expect(await stateOf(id)).toBe(state), { timeout: 60_000 });
/** Waits until the gateway was asked once more about a session. */
async function input(id: number, act: () => Promise<unknown>) {
  const before = (await checkoutOf(id))?.checks ?? 0;
  await act();
  await vi.waitFor(async () => expect((await checkoutOf(id))?.checks).toBeGreaterThan(before), {
    timeout: 60_000,
  });
}
/** Lets time pass for one purchase alone: everything about it happened so much earlier. */
async function age(id: number, { hours, session }: { hours: number; session?: FakeSession }) {
  await db.execute(sql`update purchases set created_at = created_at - ${hours} * interval '1 hour',
    expires_at = expires_at - ${hours} * interval '1 hour' where id = ${id}`);
  await db.execute(sql`update checkouts set created_at = created_at - ${hours} * interval '1 hour',
    expires_at = expires_at - ${hours} * interval '1 hour', checked_at = null,
    next_check_at = next_check_at - ${hours} * interval '1 hour' where purchase_id = ${id}`);
  if (session) session.expiresAt = new Date(session.expiresAt.getTime() - hours * hour);
}
const ask = async (id: number, person: { id: number }) => {
  await age(id, { hours: 0 });
  return call(`POST /api/checkout/${id}/check`, { as: person });
};

describe.each(gateways)('%s', (gateway) => {
  test('a paid purchase opens the course, by a webhook event that comes before the payer does', async () => {
    const { person, course, id, session } = await startPaying(gateway);
    expect((await ask(id, person)).body).toEqual({ state: 'open', waiting: true });
    const payment = fake.pay(session);
    expect((await sendEvent(session)).status).toBe(200);
    await become(id, 'paid');
    expect(await isMember(person, course)).toBe(true);
    expect((await ask(id, person)).body).toEqual({ state: 'paid', waiting: false });
    expect(await paymentsOf(id)).toMatchObject([
      { way: gateway, vendorId: payment.id, amount: amountOf(gateway), outcome: 'paid' },
    ]);
  });

  test('the same webhook event again asks nobody, and another one of the same payment changes nothing', async () => {
    const { id, session } = await startPaying(gateway);
    fake.pay(session);
    const event = fake.event(session, platform.now());
    await deliver(gateway, event);
    await become(id, 'paid');
    const enqueued = vi.spyOn(platform.jobs, 'enqueue');
    expect((await deliver(gateway, event)).status).toBe(200);
    expect(enqueued).not.toHaveBeenCalled();
    await input(id, () => sendEvent(session));
    expect(enqueued).toHaveBeenCalledOnce();
    enqueued.mockRestore();
    expect(await paymentsOf(id)).toHaveLength(1);
    expect(await reasonsOf(id)).toEqual([]);
  });

  test('a lost webhook event loses nothing: the gateway is asked by itself, and when the buyer comes back', async () => {
    const [one, other] = [await startPaying(gateway), await startPaying(gateway)];
    fake.pay(one.session);
    fake.pay(other.session);
    expect((await ask(one.id, one.person)).body).toEqual({ state: 'paid', waiting: false });
    await age(other.id, { hours: 1 });
    await sweepCheckouts(platform);
    expect(await stateOf(other.id)).toBe('paid');
  });

  test('another amount, or another currency, is a case and opens nothing', async () => {
    const less = await startPaying(gateway);
    fake.pay(less.session, { amount: less.session.amount - 100 });
    await ask(less.id, less.person);
    expect(await reasonsOf(less.id)).toEqual(['amount']);
    expect(await isMember(less.person, less.course)).toBe(false);
    if (gateway === 'fawry') return;
    const foreign = await startPaying(gateway);
    fake.pay(foreign.session, { currency: 'USD' });
    await ask(foreign.id, foreign.person);
    expect(await reasonsOf(foreign.id)).toEqual(['currency']);
    expect(await isMember(foreign.person, foreign.course)).toBe(false);
  });

  test('a payment of another amount goes back as a whole when a person decides so', async () => {
    const { id, person, session } = await startPaying(gateway);
    const payment = fake.pay(session, { amount: session.amount - 100 });
    await ask(id, person);
    const [open] = await db
      .select({ id: paymentCases.id })
      .from(paymentCases)
      .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
      .where(eq(payments.purchaseId, id));
    await db.transaction(async (tx) => {
      const decision = { id: open?.id ?? 0, decision: 'refunded', note: '', by: admin.id } as const;
      await sendRefunds(platform, tx, await solveCase(platform, tx, decision));
    });
    await vi.waitFor(
      async () => expect(await refundsOf(id)).toEqual([{ amount: payment.amount, state: 'done' }]),
      { timeout: 60_000 },
    );
    expect(payment.refunded).toBe(payment.amount);
    expect(await stateOf(id)).toBe('open');
  });

  test('a second payment at one session is a case', async () => {
    const { id, person, session } = await startPaying(gateway);
    fake.pay(session);
    await ask(id, person);
    if (gateway === 'stripe' || gateway === 'fawry') return;
    fake.pay(session);
    await input(id, () => sendEvent(session));
    expect(await reasonsOf(id)).toEqual(['twice']);
  });

  test('a forged webhook event is refused, is asked about nowhere, and is counted', async () => {
    const { id, session } = await startPaying(gateway);
    fake.pay(session);
    const { query, headers, body } = fake.event(session, platform.now());
    const forged: SentEvent = {
      query: query && `?hmac=${'0'.repeat(128)}`,
      headers: 'stripe-signature' in headers ? { 'stripe-signature': 't=1,v1=0' } : {},
      body: body
        .replace(/"messageSignature":"\w+"/, `"messageSignature":"${'0'.repeat(64)}"`)
        .replace(fakeKeys.moyasar.webhook_token ?? '', 'token-of-a-stranger'),
    };
    const calls = fake.calls.length;
    const { body: before } = await call(`GET ${base}`, { as: admin });
    expect((await deliver(gateway, forged)).status).toBe(400);
    expect(fake.calls).toHaveLength(calls);
    expect(await stateOf(id)).toBe('open');
    const { body: after } = await call(`GET ${base}`, { as: admin });
    const refused = (answer: typeof before) =>
      answer.gateways.find((card: { gateway: string }) => card.gateway === gateway).notices.refused;
    expect(refused(after)).toBe(refused(before) + 1);
  });

  test('half is given back from here, once, however often it is asked for', async () => {
    const { id, person, session } = await startPaying(gateway);
    const payment = fake.pay(session);
    await ask(id, person);
    const half = amountOf(gateway) / 2;
    const ids = await db.transaction(async (tx) => {
      const [line] = await linesOf(tx, id);
      const [paid] = await paymentsOf(id);
      const made = await refundPayment(platform, tx, {
        payment: paid?.id ?? 0,
        lines: [{ id: line?.id ?? 0, amount: half }],
        endsAccess: false,
        reason: 'طلب الطالب',
        by: admin.id,
      });
      await sendRefunds(platform, tx, made);
      return made;
    });
    await vi.waitFor(
      async () => expect(await refundsOf(id)).toEqual([{ amount: half, state: 'done' }]),
      { timeout: 60_000 },
    );
    for (const refund of ids) await sendRefund(platform, refund);
    expect(payment.refunded).toBe(half);
    await input(id, () => sendEvent(session));
    expect(await refundsOf(id)).toHaveLength(1);
    expect(await stateOf(id)).toBe('paid');
  });

  test('what is given back at the gateway is noticed, also before its payment is', async () => {
    const { id, person, session } = await startPaying(gateway);
    const payment = fake.pay(session);
    payment.refunded = payment.amount / 2;
    // Stripe names the payment alone in such a webhook event, of which nothing is known yet.
    expect((await sendEvent(session)).status).toBe(200);
    await ask(id, person);
    expect(await stateOf(id)).toBe('paid');
    const half = { amount: amountOf(gateway) / 2, state: 'done' };
    // Fawry does not tell how much: a person has to look.
    expect(await refundsOf(id)).toEqual(gateway === 'fawry' ? [] : [half]);
    expect((await checkoutOf(id))?.trouble).toBe(gateway === 'fawry' ? 'refund-untold' : null);
    payment.refunded = payment.amount;
    await age(id, { hours: 25 });
    await sweepCheckouts(platform);
    expect(await stateOf(id)).toBe('refunded');
    const sum = (await refundsOf(id)).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(amountOf(gateway));
  });

  test('a gateway that does not answer is said to, and is asked again later', async () => {
    const { id, person, session } = await startPaying(gateway);
    fake.setSilent(gateway, true);
    const course = await makeCourse(db, { price });
    const other = await openPurchase(platform, { person: person.id, courses: [course.id] });
    const way = { as: person, body: { way: gateway } };
    expect((await call(`POST /api/checkout/${other.id}/pay`, way)).status).toBe(503);
    fake.pay(session);
    expect((await ask(id, person)).body).toEqual({ state: 'open', waiting: true });
    fake.setSilent(gateway, false);
    await age(id, { hours: 1 });
    await sweepCheckouts(platform);
    expect(await stateOf(id)).toBe('paid');
  });

  test('one session is used again for the same amount, and none after its end', async () => {
    const { id, person, url } = await startPaying(gateway);
    const again = () =>
      call(`POST /api/checkout/${id}/pay`, { as: person, body: { way: gateway } });
    expect((await again()).body.url).toBe(url);
    const stranger = await makePerson(db);
    const denied = { as: stranger, body: { way: gateway } };
    expect((await call(`POST /api/checkout/${id}/pay`, denied)).status).toBe(404);
    expect((await call(`POST /api/checkout/${id}/check`, { as: stranger })).status).toBe(404);
    await call(`PUT ${base}/${gateway}/active`, { as: admin, body: { active: false } });
    expect((await again()).status).toBe(409);
    await call(`PUT ${base}/${gateway}/active`, { as: admin, body: { active: true } });
    await db.update(purchases).set({ state: 'cancelled' }).where(eq(purchases.id, id));
    expect((await again()).status).toBe(409);
  });

  test('a test of the provider, paid with the keys of now, says that it works', async () => {
    await useCurrency(currencyOf[gateway]);
    const card = async () => {
      const { body } = await call(`POST ${base}/${gateway}/check`, { as: admin });
      return body.gateway;
    };
    expect((await card()).tested_at).toBeNull();
    const { body } = await call(`POST ${base}/${gateway}/test`, { as: admin });
    const session = fake.lastSession(gateway);
    expect(body.url).toContain(fake.url);
    expect(session.amount).toBe(adapters[gateway].testAmount(currencyOf[gateway]));
    expect((await card()).test).toMatchObject({ url: body.url, paid: false });
    fake.pay(session);
    expect(await card()).toMatchObject({ tested_at: expect.any(String), test: { paid: true } });
    const { id: vendorId = '' } = session.payments[0] ?? {};
    const recorded = and(eq(payments.way, gateway), eq(payments.vendorId, vendorId));
    expect(await db.$count(payments, recorded)).toBe(0);
  });
});

test('a Fawry code can be paid days later, and its purchase is open until then', async () => {
  const { id, person, course, session } = await startPaying('fawry', { openFor: 1 });
  await age(id, { hours: 70, session });
  await expirePurchases(platform);
  expect((await ask(id, person)).body).toEqual({ state: 'open', waiting: true });
  fake.pay(session, { at: platform.now() });
  // The news of it comes after the end of the code.
  await age(id, { hours: 4 });
  const payment = session.payments[0];
  if (payment) payment.at = new Date(payment.at.getTime() - 4 * hour);
  await expirePurchases(platform);
  expect(await stateOf(id)).toBe('expired');
  await sweepCheckouts(platform);
  expect(await stateOf(id)).toBe('paid');
  expect(await isMember(person, course)).toBe(true);
});

test('what was paid after the end is a case', async () => {
  const { id, person, session } = await startPaying('moyasar');
  await age(id, { hours: 8 * 24 });
  fake.pay(session, { at: platform.now() });
  await ask(id, person);
  expect(await reasonsOf(id)).toEqual(['late']);
});

test('keys for tests open no course to anybody', async () => {
  await useCurrency('SAR');
  const keys = { secret_key: 'sk_test_standin0123456789' };
  const { body } = await call(`PUT ${base}/moyasar`, { as: admin, body: { keys } });
  expect(body.gateway).toMatchObject({
    mode: 'test',
    active: true,
    offered: false,
    tested_at: null,
  });
  const person = await makePerson(db);
  const course = await makeCourse(db, { price });
  const { id } = await openPurchase(platform, { person: person.id, courses: [course.id] });
  const way = { as: person, body: { way: 'moyasar' } };
  expect((await call(`POST /api/checkout/${id}/pay`, way)).status).toBe(409);
  expect(body.undo).toBeNull();
  await call(`PUT ${base}/moyasar`, { as: admin, body: { keys: fakeKeys.moyasar } });
  expect((await call(`POST /api/checkout/${id}/pay`, way)).status).toBe(200);
});

test('no answer and no log line has a secret, and keys that look wrong are refused', async () => {
  const secrets = Object.values(fakeKeys).flatMap(({ merchant_code: _, mode, ...keys }) => {
    const { public_key: __, integrations: ___, ...rest } = keys as Record<string, string>;
    return Object.values(rest);
  });
  const { raw } = await call(`GET ${base}`, { as: admin });
  for (const secret of secrets) {
    expect(raw.toString()).not.toContain(secret);
    expect(logged.join('\n')).not.toContain(secret);
  }
  const bad = { keys: { secret_key: 'pk_live_0123456789', webhook_token: 'x' } };
  const refused = await call(`PUT ${base}/moyasar`, { as: admin, body: bad });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(['secret_key', 'webhook_token']);
  const foreign = { keys: { hmac_secret: 'ABCDEF0123456789' } };
  expect((await call(`PUT ${base}/moyasar`, { as: admin, body: foreign })).status).toBe(422);
});

test('keys are sealed in the database, and removed without a trace; a switch can be undone', async () => {
  const rows = async () => JSON.stringify(await db.select().from(settingsTable));
  const secret = fakeKeys.stripe.secret_key;
  expect(await rows()).not.toContain(secret);
  const off = await call(`PUT ${base}/stripe/active`, { as: admin, body: { active: false } });
  expect(off.body.gateway.active).toBe(false);
  await call(`POST /api/studio/undo/${off.body.undo}`, { as: admin });
  const { body: card } = await call(`POST ${base}/stripe/check`, { as: admin });
  expect(card.gateway).toMatchObject({ mode: 'live', active: true });
  const { body } = await call(`DELETE ${base}/stripe`, { as: admin });
  expect(body.gateway).toMatchObject({ mode: null, active: false, offered: false });
  expect((await deliver('stripe', { query: '', headers: {}, body: '{}' })).status).toBe(404);
  const on = await call(`PUT ${base}/stripe/active`, { as: admin, body: { active: true } });
  expect(on.status).toBe(409);
  expect(body.undo).toBeNull();
  expect(await rows()).not.toContain('gateway:stripe');
  await call(`PUT ${base}/stripe`, { as: admin, body: { keys: fakeKeys.stripe } });
  await call(`PUT ${base}/stripe/active`, { as: admin, body: { active: true } });
});

test('a gateway is not switched on in a currency that it does not take', async () => {
  await useCurrency('SYP');
  for (const gateway of gateways) {
    await call(`PUT ${base}/${gateway}/active`, { as: admin, body: { active: false } });
    const on = await call(`PUT ${base}/${gateway}/active`, { as: admin, body: { active: true } });
    expect(on.status).toBe(409);
  }
});

test('notices are kept for a year', async () => {
  expect(await db.$count(gatewayNotices)).toBeGreaterThan(0);
  expect(
    (await db.select().from(gatewayNotices)).every(({ body }) => !body.includes('token-of-the')),
  ).toBe(true);
  passTime(366 * 24 * hour);
  await purgeWebhookEvents(platform);
  expect(await db.$count(gatewayNotices)).toBe(0);
});
