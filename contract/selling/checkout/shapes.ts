import { z } from 'zod';
import { id, messageAnswer, timestamp } from '../../wire.ts';
import { typedCoupon } from '../coupons/shapes.ts';
import { amount, gateways, paymentWays, purchase } from '../purchases/shapes.ts';
import { transfer, transferChannel } from '../transfers/shapes.ts';

export const checkoutParams = z.object({ id });

/**
 * A purchase, where it stands, and how it can be paid. For its owner alone.
 */
export const checkoutAnswer = z.object({
  purchase,
  /** Ways that are offered; `ready` is false where this purchase cannot use one, as credit without any. */
  ways: z.array(z.object({ way: z.enum(paymentWays), ready: z.boolean() })),
  /** Where money can be transferred to. */
  channels: z.array(transferChannel),
  /** The newest receipt that was sent for it. */
  transfer: transfer.nullable(),
  /** After how many minutes the provider usually answers a receipt; null where nobody knows yet. */
  answers_in: z.int().nullable(),
  /** What the person has to spend in the purchase's currency, beside what this purchase has taken. */
  credit: amount,
  /** Money has come that waits for a decision of the provider: since when; null without any. */
  under_review: timestamp.nullable(),
  /** Its receipt and the notes of its refunds, in the order of their numbers. */
  receipts: z.array(
    z.object({ number: z.int(), kind: z.enum(['receipt', 'refund']), issued_at: timestamp }),
  ),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

/** A coupon, or null to take it away; whether credit pays what it can. */
export const changeCheckoutBody = z
  .strictObject({ coupon: typedCoupon.nullable(), use_credit: z.boolean() })
  .partial();
export type ChangeCheckout = z.output<typeof changeCheckoutBody>;

/** Of changes, and of `POST /api/checkout/{id}/cancel`: how it stands now. */
export const changeCheckoutAnswer = messageAnswer.extend({ checkout: checkoutAnswer });

/** A new purchase of what this one, which cannot be paid any more, was for. */
export const againAnswer = messageAnswer.extend({
  purchase: z.object({ id: z.int(), url: z.string() }),
});

/** What visitors may know before they buy: the names of channels, and the gateways. */
export const paymentMethodsAnswer = z.object({
  channels: z.array(transferChannel.pick({ kind: true, name: true })),
  gateways: z.array(z.enum(gateways)),
  /** After how many minutes a receipt is usually answered; null where nobody knows yet. */
  answers_in: z.int().nullable(),
});
export type PaymentMethods = z.infer<typeof paymentMethodsAnswer>;
