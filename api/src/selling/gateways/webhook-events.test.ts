import { createHmac } from 'node:crypto';
import { gatewayKeyNames } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import { type Gateway, gateways } from '@nibras/contract/selling/purchases/shapes.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { startGateways } from '../../testing/gateways/fake-vendor.ts';
import { fakeKeys } from '../../testing/gateways/keys.ts';
import type { FakeSession, SentEvent } from '../../testing/gateways/sessions.ts';
import { stripeSignature } from '../../testing/gateways/stripe.ts';
import type { Keys, WebhookEvent } from './adapter.ts';
import { fawrySignature } from './adapters/fawry.ts';
import { type PaymobTransaction, signedText } from './adapters/paymob-event.ts';
import { adapters } from './adapters.ts';
import { openVendor } from './vendor.ts';

const fake = await startGateways();
afterAll(() => fake.stop());

const now = new Date();
const keysOf = (gateway: Gateway) =>
  Object.fromEntries(gatewayKeyNames.map((name) => [name, fakeKeys[gateway][name] ?? ''])) as Keys;

const arrived = ({ query, headers, body }: SentEvent, at = now): WebhookEvent => ({
  raw: Buffer.from(body),
  headers,
  query: Object.fromEntries(new URLSearchParams(query)),
  now: at,
});
const parse = (gateway: Gateway, event: SentEvent, at = now) =>
  adapters[gateway].parseNotification(keysOf(gateway), arrived(event, at));

async function paidSession(gateway: Gateway): Promise<FakeSession> {
  const { createCheckout, currencies } = adapters[gateway];
  const vendor = openVendor({ gatewaysUrl: fake.url }, gateway, keysOf(gateway));
  const { vendorId } = await createCheckout(vendor, {
    reference: 'NABC234-QWERTY',
    title: 'كورس البرمجة',
    amount: 15_000,
    currency: currencies[0] ?? 'EGP',
    payer: { name: 'سامي علي', email: 'sami@example.org', phone: '' },
    returnUrl: 'http://localhost/checkout/1?from=x',
    eventUrl: 'http://localhost/api/gateways/x/notice',
    expiresAt: new Date(now.getTime() + 20 * 3_600_000),
    now,
  });
  const session = fake.lastSession(gateway);
  expect(session.id).toBe(vendorId);
  fake.pay(session);
  return session;
}

const sessions = {} as Record<Gateway, FakeSession>;
for (const gateway of gateways) sessions[gateway] = await paidSession(gateway);

const eventOf = (gateway: Gateway) => fake.event(sessions[gateway], now);

test.each(gateways)('%s: a genuine webhook event names the session', (gateway) => {
  expect(parse(gateway, eventOf(gateway))?.vendorId).toBe(sessions[gateway].id);
});

/** The fields that each gateway signs, in its documented order. */
const signedFields = {
  paymob: [
    ...['amount_cents', 'created_at', 'currency', 'error_occured', 'has_parent_transaction', 'id'],
    ...['integration_id', 'is_3d_secure', 'is_auth', 'is_capture', 'is_refunded'],
    ...['is_standalone_payment', 'is_voided', 'order.id', 'owner', 'pending', 'source_data.pan'],
    ...['source_data.sub_type', 'source_data.type', 'success'],
  ],
  fawry: [
    ...['fawryRefNumber', 'merchantRefNumber', 'paymentAmount', 'orderAmount', 'orderStatus'],
    ...['paymentMethod', 'paymentRefrenceNumber', 'messageSignature'],
  ],
  moyasar: ['secret_token'],
} as const;

type Json = Record<string, unknown>;

/** The object that holds a field, and the field's own name. */
function holderOf(gateway: Gateway, body: Json, field: string): [Json, string] {
  const outer = gateway === 'paymob' ? (body.obj as Json) : body;
  const [first = '', second] = field.split('.');
  return second ? [outer[first] as Json, second] : [outer, first];
}

/** Everything near a value that is not the value. */
function mutations(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value, String(!value), Number(value), null, undefined];
  if (typeof value === 'number') {
    return [
      value + 1,
      value - 1,
      value * 10,
      value + 0.001,
      -value,
      0,
      `${value}1`,
      null,
      undefined,
    ];
  }
  const text = String(value);
  const turned = text.replace(/./g, (sign) => (/[a-z]/.test(sign) ? sign.toUpperCase() : sign));
  const each = [...text].map((_, at) => `${text.slice(0, at)}~${text.slice(at + 1)}`);
  const others = [`${text}0`, ` ${text}`, text.slice(1), text.slice(0, -1), '', turned, 7, [text]];
  return [...each, ...others, null, undefined].filter((one) => one !== value);
}

describe.each(Object.entries(signedFields))('%s: an event with another', (name, fields) => {
  const gateway = name as Gateway;
  test.each(fields)('%s is refused', (field) => {
    const genuine = eventOf(gateway);
    const [original, key] = holderOf(gateway, JSON.parse(genuine.body), field);
    expect(original[key], 'the field is there').toBeDefined();
    for (const value of mutations(original[key])) {
      const body = JSON.parse(genuine.body);
      const [holder] = holderOf(gateway, body, field);
      holder[key] = value;
      const answer = parse(gateway, { ...genuine, body: JSON.stringify(body) });
      // A signature is the same in capitals.
      const isSameProof =
        key === 'messageSignature' && String(value).toLowerCase() === original[key];
      if (!isSameProof) expect(answer, JSON.stringify(value)).toBeNull();
    }
  });
});

test('signs that move from one signed value to the next name no other payment of ours', () => {
  for (const gateway of ['paymob', 'fawry'] as const) {
    const genuine = eventOf(gateway);
    const truth = parse(gateway, genuine);
    const fields = signedFields[gateway];
    for (const [index, left] of fields.slice(0, -1).entries()) {
      for (const direction of ['forth', 'back']) {
        const body = JSON.parse(genuine.body);
        const [one, oneKey] = holderOf(gateway, body, left);
        const [other, otherKey] = holderOf(gateway, body, fields[index + 1] ?? '');
        const [a, b] = [String(one[oneKey]), String(other[otherKey])];
        const moved =
          direction === 'forth' ? [a.slice(0, -1), a.slice(-1) + b] : [a + b[0], b.slice(1)];
        const like = (was: unknown, text = '') =>
          typeof was === 'number' && /^[1-9]\d*$/.test(text) ? Number(text) : text;
        one[oneKey] = like(one[oneKey], moved[0]);
        other[otherKey] = like(other[otherKey], moved[1]);
        const said = parse(gateway, { ...genuine, body: JSON.stringify(body) });
        // Where the order's number changed it names no session; else it names the very same payment.
        const isHarmless =
          said === null ||
          said.vendorId !== truth?.vendorId ||
          said.transaction === truth?.transaction;
        expect(isHarmless, `${left} ${direction}`).toBe(true);
        expect(said?.vendorId === truth?.vendorId && said?.transaction !== truth?.transaction).toBe(
          false,
        );
      }
    }
  }
});

test('paymob: every other proof is refused', () => {
  const { query, ...genuine } = eventOf('paymob');
  const hmac = query.replace('?hmac=', '');
  for (const other of [
    '',
    hmac.slice(1),
    `${hmac}0`,
    hmac.replace(/./, (sign) => (sign === '0' ? '1' : '0')),
  ]) {
    expect(parse('paymob', { ...genuine, query: `?hmac=${other}` })).toBeNull();
  }
  expect(parse('paymob', { ...genuine, query: '' })).toBeNull();
  expect(parse('paymob', { ...genuine, query: `${query}&hmac=${hmac}` })?.vendorId).toBe(
    sessions.paymob.id,
  );
});

test('paymob: a transaction of an integration that is not the provider’s is refused', () => {
  const keys = { ...keysOf('paymob'), integrations: '12, 13' };
  expect(adapters.paymob.parseNotification(keys, arrived(eventOf('paymob')))).toBeNull();
});

test('paymob: the values are signed as its documentation shows them', () => {
  // https://developers.paymob.com/paymob-docs/developers/webhook-callbacks-and-hmac/hmac/hmac-transaction-callback
  const published: PaymobTransaction = {
    amount_cents: 100_000,
    created_at: '2024-06-13T11:33:44.592345',
    currency: 'EGP',
    error_occured: false,
    has_parent_transaction: false,
    id: 192_036_465,
    integration_id: 4_097_558,
    is_3d_secure: true,
    is_auth: false,
    is_capture: false,
    is_refunded: false,
    is_standalone_payment: true,
    is_voided: false,
    order: { id: 217_503_754 },
    owner: 302_852,
    pending: false,
    source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
    success: true,
  };
  expect(signedText(published)).toBe(
    '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse' +
      '217503754302852false2346MasterCardcardtrue',
  );
});

test('fawry: the signature is that of a published example, and the merchant’s number is part of it', () => {
  // https://github.com/fawry-api/fawry (spec/spec_helper.rb), whose example leaves the merchant's number out.
  const example = {
    fawryRefNumber: '970177',
    merchantRefNumber: '',
    paymentAmount: 15_200,
    orderAmount: 15_000,
    orderStatus: 'NEW',
    paymentMethod: 'PAYATFAWRY',
  };
  const published = 'b0175565323e464b01dc9407160368af5568196997fb6e379374a4f4fbbcf587';
  const said = (fields: object) =>
    fawrySignature({ ...example, ...fields }, 'fawry_secure_key').toString('hex');
  expect(said({})).toBe(published);
  expect(said({ merchantRefNumber: '9708f1cea8b5426cb57922df51b7f790' })).not.toBe(published);
});

test('stripe: a webhook event with another sign anywhere is refused', () => {
  const genuine = eventOf('stripe');
  const bytes = Buffer.from(genuine.body);
  for (let at = 0; at < bytes.length; at++) {
    const raw = Buffer.from(bytes);
    raw[at] = (raw[at] ?? 0) ^ 1;
    const event = { ...arrived(genuine), raw };
    expect(adapters.stripe.parseNotification(keysOf('stripe'), event)).toBeNull();
  }
});

test('stripe: every other signature, an older one and one of another scheme are refused', () => {
  const { body } = eventOf('stripe');
  const said = (header: string, at = now) =>
    parse('stripe', { query: '', headers: { 'stripe-signature': header }, body }, at);
  const good = stripeSignature(body, now);
  expect(said(good)).not.toBeNull();
  expect(said(`${good},v1=${'0'.repeat(64)}`)).not.toBeNull();
  const time = Math.floor(now.getTime() / 1000);
  const others = [
    good.replace('v1=', 'v0='),
    good.replace(`t=${time}`, `t=${time + 1}`),
    good.replace(/t=\d+,/, ''),
    good.slice(0, -1),
    stripeSignature(body, now, 'whsec_of_somebody_else'),
    '',
  ];
  for (const header of others) expect(said(header), header).toBeNull();
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(said(good, later(299))).not.toBeNull();
  expect(said(good, later(302))).toBeNull();
  expect(said(good, later(-302))).toBeNull();
  expect(parse('stripe', { query: '', headers: {}, body })).toBeNull();
});

test('stripe: the signature is that of the published example', () => {
  // github.com/stripe/stripe-dotnet: src/StripeTests/Resources/event_test_signature.json, EventUtilityTest.cs
  const event = {
    id: 'evt_123',
    object: 'event',
    account: 'acct_123',
    api_version: '2017-05-25',
    created: 1_533_204_620,
    data: {
      object: {
        id: 'cus_123',
        object: 'customer',
        created: 123_456_789,
        email: 'test@stripe.com',
        livemode: false,
        metadata: {},
      },
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: 'req_123', idempotency_key: 'idempotency-key-123' },
    type: 'customer.created',
  };
  const body = `${JSON.stringify(event, null, 2)}\n`;
  const v1 = '2220f87ef101a04665f11cdf770523143f875572008577fa0f20882ddb9cc3c7';
  const keys = { ...keysOf('stripe'), webhook_secret: 'webhook_secret' };
  const headers = { 'stripe-signature': `t=1533204620,v1=${v1}` };
  const at = new Date(1_533_204_720_000);
  expect(
    adapters.stripe.parseNotification(keys, arrived({ query: '', headers, body }, at)),
  ).toEqual({
    body,
  });
});

test('moyasar: neither the secret of webhook events nor a webhook event without it is kept', () => {
  const genuine = eventOf('moyasar');
  expect(parse('moyasar', genuine)?.body).not.toContain(fakeKeys.moyasar.webhook_token);
  const keys = { ...keysOf('moyasar'), webhook_token: '' };
  expect(adapters.moyasar.parseNotification(keys, arrived(genuine))).toBeNull();
});

test.each(gateways)('%s: what is no webhook event at all is refused', (gateway) => {
  const proof = `?hmac=${createHmac('sha512', 'x').update('').digest('hex')}`;
  for (const body of ['', '{', 'null', '[]', '{}', '"x"', '{"obj":null,"type":"TRANSACTION"}']) {
    expect(parse(gateway, { query: proof, headers: {}, body })).toBeNull();
  }
});
