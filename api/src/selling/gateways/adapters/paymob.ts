import { decimalsOf } from '@nibras/contract/money.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { z } from 'zod';
import { type Adapter, type Vendor, VendorError, type VendorStatus } from '../adapter.ts';
import { integrationsOf, parsePaymobEvent } from './paymob-event.ts';
import { readAnswer, vendorName } from './read.ts';

/** https://developers.paymob.com/paymob-docs/developers/intention-apis/create-intention and …/transaction-inquiry-apis */
const servers: Partial<Record<Currency, string>> = {
  EGP: 'https://accept.paymob.com',
  SAR: 'https://ksa.paymob.com',
  AED: 'https://uae.paymob.com',
  OMR: 'https://oman.paymob.com',
};

function serverOf(currency: Currency): string {
  const server = servers[currency];
  if (!server) throw new VendorError('refused', `paymob has no server for ${currency}`);
  return server;
}

const token = (secret: string) => ({ authorization: `Token ${secret}` });

const intention = z.object({ intention_order_id: vendorName, client_secret: z.string().min(1) });
const transaction = z.object({
  id: vendorName,
  success: z.boolean(),
  pending: z.boolean(),
  amount_cents: z.coerce.number().int(),
  currency: z.string(),
  is_auth: z.boolean().optional(),
  is_refund: z.boolean().optional(),
  is_void: z.boolean().optional(),
  is_voided: z.boolean().optional(),
  is_refunded: z.boolean().optional(),
  refunded_amount_cents: z.coerce.number().int().nullish(),
  has_parent_transaction: z.boolean().optional(),
  parent_transaction: vendorName.nullish(),
  order: z.object({ id: vendorName }),
});
type Transaction = z.output<typeof transaction>;

async function signIn(vendor: Vendor, server: string): Promise<string> {
  const { json } = await vendor.call({
    method: 'POST',
    server,
    path: '/api/auth/tokens',
    json: { api_key: vendor.keys.api_key },
  });
  return readAnswer(z.object({ token: z.string().min(1) }), json).token;
}

type Input = { vendor: Vendor; server: string; auth: string };

async function readTransaction({ vendor, server, auth }: Input, id: string) {
  const { json } = await vendor.call({
    method: 'GET',
    server,
    path: `/api/acceptance/transactions/${encodeURIComponent(id)}`,
    headers: { authorization: `Bearer ${auth}` },
  });
  return readAnswer(transaction, json);
}

/** The last transaction of an order; null while nobody has tried to pay. */
async function lastTransaction({ vendor, server, auth }: Input, order: string) {
  const { status, json } = await vendor.call({
    method: 'POST',
    server,
    path: '/api/ecommerce/orders/transaction_inquiry',
    json: { auth_token: auth, order_id: order },
    accept: [404],
  });
  return status === 404 ? null : readAnswer(transaction, json);
}

const nothing: VendorStatus = { payments: [], ended: false };

function statusOf(said: Transaction): VendorStatus {
  // A payment that is only reserved is no payment yet.
  if (!said.success || said.pending || said.is_auth) return nothing;
  const back = said.refunded_amount_cents ?? (said.is_refunded ? null : 0);
  const payment = {
    id: said.id,
    amount: said.amount_cents,
    currency: said.currency,
    // Its times have no time zone.
    at: null,
    refunded: said.is_voided ? said.amount_cents : back,
  };
  return { payments: [payment], ended: true };
}

export const paymob: Adapter = {
  name: 'paymob',
  keys: {
    api_key: /^\S{16,}$/,
    secret_key: /^\S*sk_(?:test|live)_\S{6,}$/,
    public_key: /^\S*pk_(?:test|live)_\S{6,}$/,
    hmac_secret: /^[0-9A-Fa-f]{16,128}$/,
    integrations: /^\d{1,15}(?:[\s,،]+\d{1,15}){0,19}$/,
  },
  currencies: ['EGP', 'SAR', 'AED', 'OMR'],
  modeOf: ({ secret_key, public_key }) =>
    secret_key.includes('sk_live_') && public_key.includes('pk_live_') ? 'live' : 'test',
  takes: (amount) => amount >= 10,
  testAmount: (currency) => 5 * 10 ** decimalsOf(currency),
  checkoutLasts: 24 * 3_600_000,

  async createCheckout(vendor, order) {
    const { amount, currency, payer, expiresAt, now } = order;
    const server = serverOf(currency);
    const [first = '', ...others] = payer.name.trim().split(/\s+/);
    const { json } = await vendor.call({
      method: 'POST',
      server,
      path: '/v1/intention/',
      headers: token(vendor.keys.secret_key),
      json: {
        amount,
        currency,
        payment_methods: integrationsOf(vendor.keys),
        items: [
          { name: order.title.slice(0, 50), amount, description: order.reference, quantity: 1 },
        ],
        billing_data: {
          first_name: first.slice(0, 50) || 'NA',
          last_name: others.join(' ').slice(0, 50) || 'NA',
          email: payer.email,
          phone_number: payer.phone || 'NA',
        },
        special_reference: order.reference,
        expiration: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
        notification_url: order.eventUrl,
        redirection_url: order.returnUrl,
      },
    });
    const { intention_order_id, client_secret } = readAnswer(intention, json);
    const query = new URLSearchParams({
      publicKey: vendor.keys.public_key,
      clientSecret: client_secret,
    });
    return {
      vendorId: intention_order_id,
      url: `${vendor.address(server)}/unifiedcheckout/?${query}`,
      expiresAt,
    };
  },

  parseNotification: parsePaymobEvent,

  async fetchStatus(vendor, { vendorId, currency, transaction: named }) {
    const server = serverOf(currency);
    const input = { vendor, server, auth: await signIn(vendor, server) };
    const found = named
      ? await readTransaction(input, named)
      : await lastTransaction(input, vendorId);
    if (!found || found.order.id !== vendorId) return nothing;
    // A refund is a transaction of its own below the payment, which tells all that was given back.
    if (!found.has_parent_transaction || !found.parent_transaction) return statusOf(found);
    const parent = await readTransaction(input, found.parent_transaction);
    return parent.order.id === vendorId ? statusOf(parent) : nothing;
  },

  tellsRefunds: true,
  async refund(vendor, { paymentId, amount, currency }) {
    const { json } = await vendor.call({
      method: 'POST',
      server: serverOf(currency),
      path: '/api/acceptance/void_refund/refund',
      headers: token(vendor.keys.secret_key),
      json: { transaction_id: Number(paymentId), amount_cents: amount },
    });
    const answer = z.object({
      id: vendorName,
      success: z.boolean(),
      pending: z.boolean().optional(),
    });
    const { id, success, pending } = readAnswer(answer, json);
    if (success) return { state: 'done', vendorId: id, failure: null };
    if (pending) return { state: 'pending', vendorId: id, failure: null };
    return { state: 'failed', vendorId: id, failure: 'declined' };
  },
};
