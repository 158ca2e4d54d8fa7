import { z } from 'zod';
import { listSort, studioPerson } from '../../../content/items/studio/page.ts';
import { sales as limits } from '../../../limits.ts';
import { currencies } from '../../../site/site.ts';
import { runningText } from '../../../text/text.ts';
import {
  absentWhenEmpty,
  id,
  messageAnswer,
  picture,
  searchText,
  timestamp,
} from '../../../wire.ts';
import { transferStates } from '../../transfers/shapes.ts';
import {
  amount,
  paymentWays,
  purchase,
  purchaseLine,
  purchaseStates,
  refundStates,
} from '../shapes.ts';

/** Which purchases a list, its sums or an export has. */
const filters = {
  /** Any part of the buyer's name or address, carelessly written; a reference; the number of a receipt. */
  search: searchText,
  state: absentWhenEmpty(z.enum(purchaseStates).optional()),
  way: absentWhenEmpty(z.enum(paymentWays).optional()),
  course: absentWhenEmpty(id.optional()),
  person: absentWhenEmpty(id.optional()),
  /** The first and the last day, in the provider's time zone, on which they were paid, or made where they were not. */
  from: absentWhenEmpty(z.iso.date().optional()),
  to: absentWhenEmpty(z.iso.date().optional()),
};
export const saleFilters = z.object(filters);
export type SaleFilters = z.output<typeof saleFilters>;
/** `made` is the usual order, the newest first; by the day of payment, the newest first; totals from the highest. */
export const saleSorts = ['made', 'day', 'total'] as const;
export type SaleSort = (typeof saleSorts)[number];
const sort = listSort(saleSorts);
/** What is exported: the filters and the order of the list. */
export const salesExportQuery = z.object({ ...filters, sort });
export type SalesExportQuery = z.output<typeof salesExportQuery>;
export const salesQuery = z.object({
  ...filters,
  sort,
  /** The `next` of the page before. */
  before: absentWhenEmpty(id.optional()),
});

const buyer = z.object({ id: z.int(), name: z.string(), email: z.string(), photo: picture });

/** A purchase of the list, the newest first. */
export const sale = z.object({
  id: z.int(),
  reference: z.string(),
  state: z.enum(purchaseStates),
  way: z.enum(paymentWays).nullable(),
  currency: z.enum(currencies),
  total: amount,
  refunded: amount,
  /** What is left to pay of an open one; 0 of every other. */
  due: amount,
  /** Null for an account that is gone. */
  person: buyer.nullable(),
  /** The names of its courses, the first ones of many, and how many there are. */
  courses: z.array(z.string()),
  lines: z.int(),
  /** Payments of it that wait for a decision. */
  cases: z.int(),
  created_at: timestamp,
  paid_at: timestamp.nullable(),
});
export type Sale = z.infer<typeof sale>;

export const salesAnswer = z.object({ purchases: z.array(sale), next: z.int().nullable() });
export type SalesAnswer = z.infer<typeof salesAnswer>;

/**
 * Money that came and went, in one currency: `paid` without what codes have brought and without payments that wait for a
 * decision, `refunded` with what is on its way, and what is left.
 */
export const moneySum = z.object({
  currency: z.enum(currencies),
  paid: amount,
  refunded: amount,
  net: amount,
});
export type MoneySum = z.infer<typeof moneySum>;
/**
 * How many purchases the filters leave, and their money; of a course how often it was sold, and its part of the money,
 * credit included.
 */
export const saleSumsAnswer = z.object({ count: z.int(), sums: z.array(moneySum) });

/** What a person can decide about a payment that does not fit. */
export const caseDecisions = ['accept', 'refund', 'dismiss'] as const;
export type CaseDecision = (typeof caseDecisions)[number];
export const caseLists = ['open', 'solved'] as const;

/** A payment that does not fit its purchase. */
export const paymentCase = z.object({
  id: z.int(),
  reason: z.enum(['twice', 'late', 'amount', 'currency', 'unknown', 'closed']),
  state: z.enum(['open', 'accepted', 'refunded', 'dismissed']),
  note: z.string(),
  created_at: timestamp,
  solved_at: timestamp.nullable(),
  solved_by: studioPerson.nullable(),
  payment: z.object({
    id: z.int(),
    way: z.enum(paymentWays),
    /** The way's own name for it. */
    vendor_id: z.string(),
    amount,
    currency: z.enum(currencies),
    received_at: timestamp,
  }),
  /** What it was meant for; null where nobody knows. */
  purchase: z
    .object({
      id: z.int(),
      reference: z.string(),
      state: z.enum(purchaseStates),
      currency: z.enum(currencies),
      due: amount,
      expires_at: timestamp,
      paid_at: timestamp.nullable(),
      ended_at: timestamp.nullable(),
      person: studioPerson.nullable(),
      courses: z.array(z.string()),
    })
    .nullable(),
  /** What can be decided now; empty for a solved one. */
  decisions: z.array(z.enum(caseDecisions)),
  /** What accepting it gives the buyer: what was bought or, where that is open or over, credit; null where it cannot be. */
  accepts_as: z.enum(['access', 'credit']).nullable(),
  /** Whether a person sends the money back, and not a gateway. */
  by_hand: z.boolean(),
});
export type PaymentCase = z.infer<typeof paymentCase>;

export const casesQuery = z.object({
  list: absentWhenEmpty(z.enum(caseLists).default('open')),
  before: absentWhenEmpty(id.optional()),
});
export type CasesQuery = z.output<typeof casesQuery>;
export const casesAnswer = z.object({
  cases: z.array(paymentCase),
  next: z.int().nullable(),
  /** All open ones. */
  open: z.int(),
});
export type CasesAnswer = z.infer<typeof casesAnswer>;

const note = runningText(limits.noteMaxLength);

/** `sent`: the money was sent back by hand; without it a refund by hand is refused. */
export const decideCaseBody = z.union([
  z.strictObject({ decision: z.literal('accept'), note: note.optional() }),
  z.strictObject({
    decision: z.literal('refund'),
    note: note.optional(),
    sent: z.boolean().default(false),
  }),
  // Why it is no payment of ours is for anyone who asks later.
  z.strictObject({ decision: z.literal('dismiss'), note }),
]);
export type DecideCaseBody = z.output<typeof decideCaseBody>;
export const oneCaseAnswer = z.object({ case: paymentCase });
export const caseAnswer = messageAnswer.extend({ case: paymentCase });

/** A line with what it gives now. */
export const saleLine = purchaseLine.extend({
  /** `none`: it has given no access yet. */
  access: z.enum(['none', 'active', 'ended']),
  /** Until when; null for no end. */
  until: timestamp.nullable(),
});
export type SaleLine = z.infer<typeof saleLine>;

export const salePayment = z.object({
  id: z.int(),
  way: z.enum(paymentWays),
  vendor_id: z.string(),
  amount,
  currency: z.enum(currencies),
  outcome: z.enum(['paid', 'case']),
  received_at: timestamp,
  by: studioPerson.nullable(),
  /** What can still be sent back of it. */
  left: amount,
  /** Whether a person sends it back, and not a gateway. */
  by_hand: z.boolean(),
  case: paymentCase.nullable(),
});
export type SalePayment = z.infer<typeof salePayment>;

export const saleRefund = z.object({
  id: z.int(),
  payment: z.int(),
  /** The name of the line; null for a payment that no line stands for. */
  line: z.string().nullable(),
  amount,
  currency: z.enum(currencies),
  reason: z.string(),
  ends_access: z.boolean(),
  state: z.enum(refundStates),
  failure: z.string().nullable(),
  by: studioPerson.nullable(),
  created_at: timestamp,
  done_at: timestamp.nullable(),
});
export type SaleRefund = z.infer<typeof saleRefund>;

/** What happened to a purchase; the site has the sentences. */
export const saleEvents = [
  'made',
  'transfer-sent',
  'transfer-asked',
  'transfer-approved',
  'transfer-declined',
  'paid',
  'case-opened',
  'case-accepted',
  'case-refunded',
  'case-dismissed',
  'refund-asked',
  'refund-done',
  'refund-failed',
  'receipt',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type SaleEventKind = (typeof saleEvents)[number];
export const saleEvent = z.object({
  kind: z.enum(saleEvents),
  at: timestamp,
  /** Who did it; null for the buyer, a gateway and the system. */
  by: studioPerson.nullable(),
  amount: amount.optional(),
  currency: z.enum(currencies).optional(),
  way: z.enum(paymentWays).optional(),
  /** A reason, a question, a note, the name of a line or channel. */
  text: z.string().optional(),
  /** Of a receipt. */
  number: z.int().optional(),
});
export type SaleEvent = z.infer<typeof saleEvent>;

/** A purchase with all that belongs to it. */
export const saleDetail = purchase.extend({
  lines: z.array(saleLine),
  person: buyer.nullable(),
  payments: z.array(salePayment),
  refunds: z.array(saleRefund),
  transfers: z.array(
    z.object({
      id: z.int(),
      state: z.enum(transferStates),
      channel: z.string(),
      created_at: timestamp,
    }),
  ),
  receipts: z.array(
    z.object({ number: z.int(), kind: z.enum(['receipt', 'refund']), issued_at: timestamp }),
  ),
  /** The oldest first. */
  history: z.array(saleEvent),
});
export type SaleDetail = z.infer<typeof saleDetail>;

export const saleParams = z.object({ id });
export const saleAnswer = z.object({ purchase: saleDetail });
export const saleChangeAnswer = messageAnswer.extend({ purchase: saleDetail });

/** It was paid at the desk. What was paid is what is due. */
export const recordPaymentBody = z.strictObject({ way: z.literal('cash') });

/**
 * `POST /api/studio/purchases/{id}/refunds`. A line without `amount` gets back all that is left of it.
 */
export const refundBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        id,
        /** As people write it, in the purchase's currency. */
        amount: z.string().trim().min(1).max(limits.amountMaxLength).optional(),
      }),
    )
    .min(1)
    .max(limits.linesPerRefund),
  /** Whether access ends although a part of the price stays; what is refunded whole ends always. */
  ends_access: z.boolean().default(false),
  /** The buyer reads it. */
  reason: z.string().trim().max(limits.reasonMaxLength).default(''),
  /** It was sent back by hand; without it a refund by hand is refused. */
  sent: z.boolean().default(false),
  /** How many refunds of the purchase the caller saw: who saw fewer asks again, so that nothing is sent back twice. */
  seen: z.int().min(0),
});
export type RefundBody = z.output<typeof refundBody>;

/** An open purchase for a person, at the prices of now. */
export const sellBody = z.strictObject({
  courses: z.array(id).min(1).max(limits.coursesPerSale),
  coupon: z.string().trim().max(limits.couponMaxLength).optional(),
});
export type SellBody = z.output<typeof sellBody>;
export const soldAnswer = messageAnswer.extend({ purchase: z.object({ id: z.int() }) });
