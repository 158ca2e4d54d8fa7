import type { Currency } from '@nibras/contract/site/site.ts';
import { z } from 'zod';
import { sameBytes, tokenHash } from '#platform/secrets/secrets.ts';
import type { Adapter, Keys, VendorPayment } from '../adapter.ts';
import { readAnswer, readJson } from './read.ts';

/** https://docs.moyasar.com/api/invoices, https://docs.moyasar.com/webhook-reference */
const server = 'https://api.moyasar.com';

const currencies: readonly Currency[] = ['SAR', 'USD', 'EUR', 'GBP'];

const headers = ({ secret_key }: Keys) => ({
  authorization: `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`,
});

const payment = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int().nullish(),
  created_at: z.string().nullish(),
});
type Payment = z.output<typeof payment>;
const openedInvoice = z.object({ id: z.string().min(1), url: z.url() });
const invoice = z.object({
  id: z.string(),
  status: z.string(),
  payments: z.array(payment).nullish(),
});

const event = z.object({
  type: z.string(),
  secret_token: z.string(),
  data: z.looseObject({ id: z.string(), invoice_id: z.string().nullish() }),
});

const received = new Set(['paid', 'captured', 'refunded', 'voided']);
const ended = new Set(['canceled', 'expired', 'voided']);

function presentPayment({
  id,
  status,
  amount,
  currency,
  refunded,
  created_at,
}: Payment): VendorPayment {
  const at = new Date(created_at ?? '');
  // A voided payment was withdrawn as a whole, before it was settled.
  const back = status === 'voided' || status === 'refunded' ? refunded || amount : (refunded ?? 0);
  return { id, amount, currency, at: Number.isNaN(at.getTime()) ? null : at, refunded: back };
}

export const moyasar: Adapter = {
  name: 'moyasar',
  keys: { secret_key: /^sk_(?:test|live)_\w{6,}$/, webhook_token: /^\S{8,}$/ },
  currencies,
  modeOf: ({ secret_key }) => (secret_key.startsWith('sk_live_') ? 'live' : 'test'),
  takes: (amount) => amount >= 100,
  testAmount: () => 100,
  checkoutLasts: 24 * 3_600_000,

  async createCheckout(vendor, order) {
    const { json } = await vendor.call({
      method: 'POST',
      server,
      path: '/v1/invoices',
      headers: headers(vendor.keys),
      json: {
        amount: order.amount,
        currency: order.currency,
        description: `${order.title} (${order.reference})`,
        success_url: order.returnUrl,
        back_url: order.returnUrl,
        expired_at: order.expiresAt.toISOString(),
        metadata: { reference: order.reference },
      },
    });
    const { id, url } = readAnswer(openedInvoice, json);
    return { vendorId: id, url, expiresAt: order.expiresAt };
  },

  // Nothing but the token is proof, and it is the same in each webhook event: the gateway is always asked.
  parseNotification(keys, { raw }) {
    const read = event.safeParse(readJson(raw));
    if (!read.success) return null;
    const { secret_token, ...rest } = read.data;
    if (!keys.webhook_token) return null;
    if (!sameBytes(tokenHash(secret_token), tokenHash(keys.webhook_token))) return null;
    const { invoice_id } = rest.data;
    return { ...(invoice_id && { vendorId: invoice_id }), body: JSON.stringify(rest) };
  },

  async fetchStatus(vendor, { vendorId }) {
    const { json } = await vendor.call({
      method: 'GET',
      server,
      path: `/v1/invoices/${encodeURIComponent(vendorId)}`,
      headers: headers(vendor.keys),
    });
    const { status, payments } = readAnswer(invoice, json);
    const taken = (payments ?? []).filter((one) => received.has(one.status)).map(presentPayment);
    return { payments: taken, ended: taken.length > 0 || ended.has(status) };
  },

  tellsRefunds: true,
  async refund(vendor, { paymentId, amount }) {
    const { json } = await vendor.call({
      method: 'POST',
      server,
      path: `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
      headers: headers(vendor.keys),
      json: { amount },
    });
    const { refunded } = readAnswer(payment, json);
    return { state: 'done', vendorId: `${paymentId}:${refunded ?? amount}`, failure: null };
  },
};
