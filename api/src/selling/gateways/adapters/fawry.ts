import { createHash } from 'node:crypto';
import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import { fromMinor, toMinor } from '@nibras/contract/money.ts';
import { z } from 'zod';
import { sameBytes } from '#platform/secrets/secrets.ts';
import { type Adapter, type Keys, VendorError } from '../adapter.ts';
import { readAnswer, readJson, vendorName } from './read.ts';

/**
 * https://developer.fawrystaging.com/docs/express-checkout/fawrypay-hosted-checkout,
 * …/docs/payment-notifications/server-notification-v2, …/get-payment-status-v2, …/docs/server-apis/refund-issue-api
 */
const staging = 'https://atfawry.fawrystaging.com';
const pages = ({ mode }: Keys) => (mode === 'live' ? 'https://atfawry.com' : staging);
const calls = ({ mode }: Keys) => (mode === 'live' ? 'https://www.atfawry.com' : staging);

const digestOf = (...parts: string[]) => createHash('sha256').update(parts.join('')).digest();
const signed = (...parts: string[]) => digestOf(...parts).toString('hex');

/** An amount in pounds. More than two decimals would be signed like a rounded one, so they are no amount. */
const pounds = z
  .union([z.number(), z.string()])
  .transform((value) => toMinor(String(value), 'EGP'))
  .refine((value) => value !== undefined);

const text = z.string().max(200);
const order = z.object({
  fawryRefNumber: vendorName.pipe(z.string().regex(/^\d+$/)),
  merchantRefNumber: text.min(1),
  paymentAmount: pounds,
  orderAmount: pounds,
  orderStatus: text,
  paymentMethod: text,
  paymentRefrenceNumber: vendorName.nullish(),
  messageSignature: z.string().regex(/^[0-9a-fA-F]{64}$/),
});

type Said = Omit<z.output<typeof order>, 'messageSignature'>;

/** What Fawry signs of a webhook event, in its documented order, with the secret at the end. */
export const fawrySignature = (said: Said, secret: string): Buffer =>
  digestOf(
    said.fawryRefNumber,
    said.merchantRefNumber,
    fromMinor(said.paymentAmount ?? 0, 'EGP'),
    fromMinor(said.orderAmount ?? 0, 'EGP'),
    said.orderStatus,
    said.paymentMethod,
    said.paymentRefrenceNumber ?? '',
    secret,
  );

/** The status call answers as a webhook event does; its older form has other names. */
const status = z.object({
  statusCode: z.coerce.number().optional(),
  fawryRefNumber: vendorName.nullish(),
  referenceNumber: vendorName.nullish(),
  merchantRefNumber: text.nullish(),
  orderAmount: pounds.nullish(),
  paymentAmount: pounds.nullish(),
  orderStatus: text.nullish(),
  paymentStatus: text.nullish(),
  paymentTime: z.coerce.number().nullish(),
  refundAmount: pounds.nullish(),
});

const notFound = 9938;
const received = new Set(['PAID', 'SHIPPED', 'DELIVERED', 'REFUNDED', 'PARTIAL_REFUNDED']);
const ended = new Set(['CANCELED', 'CANCELLED', 'EXPIRED']);

/** The page's address, which Fawry sends as text. */
function pageOf(body: string, json: unknown): string {
  const named = z.union([z.url(), z.object({ url: z.url() }).transform(({ url }) => url)]);
  const read = named.safeParse(json ?? body.trim());
  if (!read.success) throw new VendorError('refused', 'fawry opened no page');
  return read.data;
}

export const fawry: Adapter = {
  name: 'fawry',
  keys: { merchant_code: /^\S{4,}$/, secure_key: /^\S{8,}$/, mode: /^(?:test|live)$/ },
  currencies: ['EGP'],
  modeOf: ({ mode }) => (mode === 'live' ? 'live' : 'test'),
  takes: (amount) => amount > 0,
  testAmount: () => 1_000,
  checkoutLasts: limits.fawryCode,

  async createCheckout(vendor, { reference, title, amount, payer, returnUrl, ...rest }) {
    const { keys } = vendor;
    const price = fromMinor(amount, 'EGP');
    const { merchant_code: merchantCode, secure_key } = keys;
    const answer = await vendor.call({
      method: 'POST',
      server: pages(keys),
      path: '/fawrypay-api/api/payments/init',
      json: {
        merchantCode,
        merchantRefNum: reference,
        customerName: payer.name,
        customerEmail: payer.email,
        ...(payer.phone && { customerMobile: payer.phone }),
        paymentExpiry: String(rest.expiresAt.getTime()),
        language: 'ar-eg',
        chargeItems: [{ itemId: reference, description: title, price: Number(price), quantity: 1 }],
        returnUrl,
        orderWebHookUrl: rest.eventUrl,
        authCaptureModePayment: false,
        signature: signed(
          merchantCode,
          reference,
          '',
          returnUrl,
          reference,
          '1',
          price,
          secure_key,
        ),
      },
    });
    return {
      vendorId: reference,
      url: pageOf(answer.text, answer.json),
      expiresAt: rest.expiresAt,
    };
  },

  parseNotification({ secure_key }, { raw }) {
    const read = order.safeParse(readJson(raw));
    if (!read.success || !secure_key) return null;
    const { messageSignature, ...said } = read.data;
    const expected = fawrySignature(said, secure_key);
    if (!sameBytes(Buffer.from(messageSignature, 'hex'), expected)) return null;
    return { vendorId: said.merchantRefNumber, body: raw.toString('utf8') };
  },

  async fetchStatus(vendor, { vendorId }) {
    const { merchant_code: merchantCode, secure_key } = vendor.keys;
    const query = new URLSearchParams({
      merchantCode,
      merchantRefNumber: vendorId,
      signature: signed(merchantCode, vendorId, secure_key),
    });
    const { json } = await vendor.call({
      method: 'GET',
      server: calls(vendor.keys),
      path: `/ECommerceWeb/Fawry/payments/status/v2?${query}`,
      accept: [400, 404],
    });
    const said = readAnswer(status, json);
    if (said.statusCode === notFound) return { payments: [], ended: false };
    const state = (said.orderStatus ?? said.paymentStatus ?? '').toUpperCase();
    const id = said.fawryRefNumber ?? said.referenceNumber;
    if (!state || said.merchantRefNumber !== vendorId) {
      throw new VendorError('refused', 'fawry did not tell the status');
    }
    if (!received.has(state)) return { payments: [], ended: ended.has(state) };
    // What was bought, without the fee that Fawry adds for the payer.
    const amount = said.orderAmount ?? said.paymentAmount;
    if (!id || !amount) throw new VendorError('silent', 'fawry did not tell the amount');
    const back = { REFUNDED: amount, PARTIAL_REFUNDED: said.refundAmount ?? null }[state];
    const payment = {
      id,
      amount,
      currency: 'EGP',
      at: said.paymentTime ? new Date(said.paymentTime) : null,
      refunded: back === undefined ? 0 : back,
    };
    return { payments: [payment], ended: true };
  },

  tellsRefunds: false,
  async refund(vendor, { paymentId, amount }) {
    const { merchant_code: merchantCode, secure_key } = vendor.keys;
    const back = fromMinor(amount, 'EGP');
    const { json } = await vendor.call({
      method: 'POST',
      server: calls(vendor.keys),
      path: '/ECommerceWeb/Fawry/payments/refund',
      json: {
        merchantCode,
        referenceNumber: paymentId,
        refundAmount: Number(back),
        signature: signed(merchantCode, paymentId, back, secure_key),
      },
    });
    const answer = z.object({
      statusCode: z.coerce.number(),
      statusDescription: z.string().nullish(),
    });
    const { statusCode, statusDescription } = readAnswer(answer, json);
    if (statusCode === 200) return { state: 'done', vendorId: null, failure: null };
    return { state: 'failed', vendorId: null, failure: statusDescription ?? String(statusCode) };
  },
};
