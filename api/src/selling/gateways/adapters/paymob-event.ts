import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameBytes } from '#platform/secrets/secrets.ts';
import type { Keys, Notification, WebhookEvent } from '../adapter.ts';
import { readJson } from './read.ts';

/** https://developers.paymob.com/paymob-docs/developers/webhook-callbacks-and-hmac/hmac/hmac-transaction-callback */

const number = z.int().nonnegative();
const part = z.string().max(100).nullish();

/**
 * The twenty signed values. They are signed one after another without anything between them, so each must look like what it
 * is: otherwise signs could move from one to the next.
 */
const transaction = z.object({
  amount_cents: number,
  created_at: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  error_occured: z.boolean(),
  has_parent_transaction: z.boolean(),
  id: number,
  integration_id: number,
  is_3d_secure: z.boolean(),
  is_auth: z.boolean(),
  is_capture: z.boolean(),
  is_refunded: z.boolean(),
  is_standalone_payment: z.boolean(),
  is_voided: z.boolean(),
  order: z.object({ id: number }),
  owner: number,
  pending: z.boolean(),
  source_data: z.object({ pan: part, sub_type: part, type: part }),
  success: z.boolean(),
});
export type PaymobTransaction = z.output<typeof transaction>;

/** What Paymob signs of a transaction, in its documented order. */
export function signedText(said: PaymobTransaction): string {
  return [
    said.amount_cents,
    said.created_at,
    said.currency,
    said.error_occured,
    said.has_parent_transaction,
    said.id,
    said.integration_id,
    said.is_3d_secure,
    said.is_auth,
    said.is_capture,
    said.is_refunded,
    said.is_standalone_payment,
    said.is_voided,
    said.order.id,
    said.owner,
    said.pending,
    said.source_data.pan ?? '',
    said.source_data.sub_type ?? '',
    said.source_data.type ?? '',
    said.success,
  ].join('');
}

export const paymobSignature = (secret: string, said: PaymobTransaction): Buffer =>
  createHmac('sha512', secret).update(signedText(said)).digest();

/** The numbers of the provider's integrations, as they are entered. */
export const integrationsOf = ({ integrations }: Keys): number[] =>
  integrations
    .split(/[\s,،]+/)
    .filter(Boolean)
    .map(Number);

const event = z.object({ type: z.string(), obj: z.unknown() });

/** A genuine webhook event about a transaction of one of the provider's integrations; null for any other. */
export function parsePaymobEvent(keys: Keys, { raw, query }: WebhookEvent): Notification | null {
  const { hmac } = query;
  if (typeof hmac !== 'string' || !/^[0-9a-f]{128}$/i.test(hmac) || !keys.hmac_secret) return null;
  const outer = event.safeParse(readJson(raw));
  if (!outer.success) return null;
  const read = transaction.safeParse(outer.data.obj);
  if (!read.success) return null;
  const said = read.data;
  if (!sameBytes(Buffer.from(hmac, 'hex'), paymobSignature(keys.hmac_secret, said))) return null;
  if (!integrationsOf(keys).includes(said.integration_id)) return null;
  // `merchant_order_id` is not signed, so the session is found by Paymob's own number alone.
  return {
    vendorId: String(said.order.id),
    transaction: String(said.id),
    body: raw.toString('utf8'),
  };
}
