import { z } from 'zod';
import { currencies } from '../../site/site.ts';
import { id, pageNumber, picture, timestamp } from '../../wire.ts';

/** `open` can be paid; `expired` and `cancelled` cannot, and money that comes for them is a case. */
export const purchaseStates = ['open', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/**
 * Where a purchase stands for its buyer. `unpaid`: nothing has come yet; `waiting`, `asked` and `declined` are those of the
 * newest receipt; `review`: money has come that the provider has to look at; the others are those of the purchase itself.
 */
export const purchaseStages = [
  'unpaid',
  'waiting',
  'asked',
  'declined',
  'review',
  'paid',
  'refunded',
  'expired',
  'cancelled',
] as const;
export type PurchaseStage = (typeof purchaseStages)[number];

/** The gateways, by the names of their adapters. */
export const gateways = ['paymob', 'fawry', 'moyasar', 'stripe'] as const;
export type Gateway = (typeof gateways)[number];

/** `cash`: given to the provider at the desk; `credit`: what codes have brought; `none`: nothing was due. */
export const paymentWays = ['transfer', 'cash', ...gateways, 'credit', 'none'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/**
 * Why a payment waits for a person: the purchase was paid before, had expired, asks for another amount or currency, is not
 * known, or was cancelled or refunded.
 */
export const caseReasons = ['twice', 'late', 'amount', 'currency', 'unknown', 'closed'] as const;
export type CaseReason = (typeof caseReasons)[number];
/** `accepted`: it gave access after all; `dismissed`: it was no payment of ours. */
export const caseStates = ['open', 'accepted', 'refunded', 'dismissed'] as const;
export type CaseState = (typeof caseStates)[number];

export const refundStates = ['pending', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Minor units of the purchase's currency (`money.ts`). */
export const amount = z.int();

/** A course that is bought. */
export const purchaseLine = z.object({
  id: z.int(),
  /** Null for a course that is gone. */
  course: z.object({ id: z.int(), slug: z.string(), image: picture }).nullable(),
  name: z.string(),
  bundle: z.object({ id: z.int(), name: z.string() }).nullable(),
  price: amount,
  discount: amount,
  total: amount,
  refunded: amount,
  access_days: z.int().nullable(),
  access_until: timestamp.nullable(),
});
export type PurchaseLine = z.infer<typeof purchaseLine>;

/** A purchase, as its owner alone sees it. */
export const purchase = z.object({
  id: z.int(),
  reference: z.string(),
  state: z.enum(purchaseStates),
  stage: z.enum(purchaseStages),
  currency: z.enum(currencies),
  price: amount,
  discount: amount,
  /** The VAT that `total` contains. */
  tax: amount,
  total: amount,
  credit: amount,
  /** What is left to pay. */
  due: amount,
  coupon: z.string().nullable(),
  way: z.enum(paymentWays).nullable(),
  lines: z.array(purchaseLine),
  created_at: timestamp,
  expires_at: timestamp,
  paid_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
});
export type Purchase = z.infer<typeof purchase>;

export const purchaseParams = z.object({ id });
export const purchaseAnswer = z.object({ purchase });

/** One's own, the newest first. */
export const purchasesQuery = z.object({ page: pageNumber });
export const purchasesAnswer = z.object({
  purchases: z.object({
    data: z.array(purchase),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  }),
});

/** What `POST /api/enroll` says of the purchase that a priced course needs. */
export const neededPurchase = z.object({ id: z.int(), url: z.string() });
