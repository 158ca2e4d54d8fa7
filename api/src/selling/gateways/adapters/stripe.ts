import { createHmac } from 'node:crypto';
import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import { decimalsOf } from '@nibras/contract/money.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { z } from 'zod';
import { sameBytes } from '#platform/secrets/secrets.ts';
import type { Adapter, Keys, Vendor } from '../adapter.ts';
import { readAnswer, readJson } from './read.ts';

/** https://docs.stripe.com/api/checkout/sessions, https://docs.stripe.com/webhooks */
const server = 'https://api.stripe.com';

const currencies: readonly Currency[] = [
  ...([
    'USD',
    'EUR',
    'GBP',
    'TRY',
    'EGP',
    'SAR',
    'AED',
    'QAR',
    'MAD',
    'DZD',
    'LBP',
    'YER',
  ] as const),
  ...(['KWD', 'BHD', 'OMR', 'JOD', 'TND'] as const),
];

/** Stripe's least charges are about half a dollar. */
const testAmounts: Partial<Record<Currency, number>> = {
  EGP: 5_000,
  TRY: 3_000,
  DZD: 10_000,
  LBP: 10_000_000,
  YER: 50_000,
  KWD: 500,
  BHD: 500,
  OMR: 500,
  JOD: 500,
  TND: 3_000,
  MAD: 1_000,
  SAR: 300,
  AED: 300,
  QAR: 300,
};

const headers = ({ secret_key }: Keys) => ({
  authorization: `Bearer ${secret_key}`,
  'stripe-version': '2024-06-20',
});

const openedSession = z.object({ id: z.string(), url: z.url(), expires_at: z.int() });
const session = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.string(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z
    .object({
      id: z.string(),
      latest_charge: z.object({ created: z.int(), amount_refunded: z.int() }).nullish(),
    })
    .nullable(),
});
const refunded = z.object({
  id: z.string(),
  status: z.string().nullable(),
  failure_reason: z.string().optional(),
});

const event = z.object({
  type: z.string(),
  data: z.object({
    object: z.looseObject({ id: z.string(), payment_intent: z.string().nullish() }),
  }),
});

const signatureOf = (secret: string, time: string, raw: Buffer) =>
  createHmac('sha256', secret).update(`${time}.`).update(raw).digest();

/** Whether a `Stripe-Signature` header is that of the body, and not older or newer than the tolerance. */
function isSigned(
  header: string,
  { secret, raw, now }: { secret: string; raw: Buffer; now: Date },
) {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * 1000) > limits.noticeTolerance) return false;
  const expected = signatureOf(secret, time, raw);
  return parts.some(
    ([name, value]) =>
      name === 'v1' &&
      /^[0-9a-f]{64}$/.test(value ?? '') &&
      sameBytes(Buffer.from(value ?? '', 'hex'), expected),
  );
}

async function readSession(vendor: Vendor, id: string) {
  const query = 'expand[]=payment_intent.latest_charge';
  const { json } = await vendor.call({
    method: 'GET',
    server,
    path: `/v1/checkout/sessions/${encodeURIComponent(id)}?${query}`,
    headers: headers(vendor.keys),
  });
  return readAnswer(session, json);
}

const minute = 60_000;

export const stripe: Adapter = {
  name: 'stripe',
  keys: {
    secret_key: /^(?:sk|rk)_(?:test|live)_\w{6,}$/,
    webhook_secret: /^whsec_\S{6,}$/,
  },
  currencies,
  modeOf: ({ secret_key }) => (/^(?:sk|rk)_live_/.test(secret_key) ? 'live' : 'test'),
  // Amounts of three decimals must end with a zero there.
  takes: (amount, currency) => amount > 0 && (decimalsOf(currency) < 3 || amount % 10 === 0),
  testAmount: (currency) => testAmounts[currency] ?? 100,
  checkoutLasts: 23 * 60 * minute,

  async createCheckout(vendor, order) {
    // A session lives for at least half an hour.
    const least = order.now.getTime() + 31 * minute;
    const until = Math.floor(Math.max(order.expiresAt.getTime(), least) / 1000);
    const price = 'line_items[0][price_data]';
    const { json } = await vendor.call({
      method: 'POST',
      server,
      path: '/v1/checkout/sessions',
      headers: { ...headers(vendor.keys) },
      form: {
        mode: 'payment',
        locale: 'auto',
        client_reference_id: order.reference,
        customer_email: order.payer.email,
        [`${price}[currency]`]: order.currency.toLowerCase(),
        [`${price}[unit_amount]`]: String(order.amount),
        [`${price}[product_data][name]`]: order.title,
        'line_items[0][quantity]': '1',
        success_url: order.returnUrl,
        cancel_url: order.returnUrl,
        expires_at: String(until),
      },
    });
    const { id, url, expires_at } = readAnswer(openedSession, json);
    return { vendorId: id, url, expiresAt: new Date(expires_at * 1000) };
  },

  parseNotification(keys, { raw, headers: sent, now }) {
    const header = sent['stripe-signature'];
    if (typeof header !== 'string') return null;
    if (!isSigned(header, { secret: keys.webhook_secret, raw, now })) return null;
    const body = raw.toString('utf8');
    const read = event.safeParse(readJson(raw));
    if (!read.success) return { body };
    const { type, data } = read.data;
    if (type.startsWith('checkout.session.')) return { vendorId: data.object.id, body };
    const paymentId = data.object.payment_intent;
    if (/^(?:charge\.|refund\.)/.test(type) && paymentId) return { paymentId, body };
    return { body };
  },

  async fetchStatus(vendor, { vendorId }) {
    const { status, payment_status, amount_total, currency, payment_intent } = await readSession(
      vendor,
      vendorId,
    );
    const isPaid = payment_status === 'paid' && payment_intent && amount_total && currency;
    if (!isPaid) return { payments: [], ended: status === 'expired' };
    const charge = payment_intent.latest_charge;
    const payment = {
      id: payment_intent.id,
      amount: amount_total,
      currency: currency.toUpperCase(),
      at: charge ? new Date(charge.created * 1000) : null,
      refunded: charge?.amount_refunded ?? 0,
    };
    return { payments: [payment], ended: true };
  },

  tellsRefunds: true,
  async refund(vendor, { paymentId, amount, key }) {
    const { json } = await vendor.call({
      method: 'POST',
      server,
      path: '/v1/refunds',
      headers: { ...headers(vendor.keys), 'idempotency-key': key },
      form: { payment_intent: paymentId, amount: String(amount) },
    });
    const { id, status, failure_reason } = readAnswer(refunded, json);
    const failed = status === 'failed' || status === 'canceled';
    return {
      state: failed ? 'failed' : status === 'succeeded' ? 'done' : 'pending',
      vendorId: id,
      failure: failed ? (failure_reason ?? status) : null,
    };
  },
};
