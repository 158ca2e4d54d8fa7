import {
  caseReasons,
  caseStates,
  paymentWays,
  purchaseStates,
  refundStates,
} from '@nibras/contract/selling/purchases/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment, updatedAt } from './columns.ts';
import { courses } from './courses.ts';
import { people } from './people.ts';

/** An amount in minor units of its currency. */
export const amount = () => bigint({ mode: 'number' });

export const byPerson = () => integer().references(() => people.id, { onDelete: 'set null' });

/** Several courses at a price of their own. */
export const bundles = pgTable(
  'bundles',
  {
    id: key(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** In the installation's currency. */
    price: numeric({ precision: 12, scale: 3 }).notNull(),
    /** Whether it is offered. */
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
  },
  (table) => [
    index('bundles_by_name').on(table.name, table.id).where(sql`${table.deletedAt} is null`),
    index('bundles_by_price').on(table.price, table.id).where(sql`${table.deletedAt} is null`),
    check('bundles_price', sql`${table.price} > 0`),
  ],
);

export const bundleCourses = pgTable(
  'bundle_courses',
  {
    bundleId: integer()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.courseId] }),
    index('bundle_courses_course').on(table.courseId),
  ],
);

/** How often a coupon was used is counted from the purchases that name it. */
export const coupons = pgTable(
  'coupons',
  {
    id: key(),
    code: text().notNull(),
    kind: text({ enum: ['percent', 'amount'] }).notNull(),
    percent: integer(),
    amount: amount(),
    currency: text(),
    startsAt: moment(),
    endsAt: moment(),
    maxUses: integer(),
    oncePerPerson: boolean().notNull().default(true),
    active: boolean().notNull().default(true),
    createdBy: byPerson(),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('coupons_code')
      .on(sql`upper(${table.code})`)
      .where(sql`${table.deletedAt} is null`),
    index('coupons_by_end').on(table.endsAt, table.id).where(sql`${table.deletedAt} is null`),
    index('coupons_by_code')
      .on(sql`upper(${table.code})`, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('coupons_created_by').on(table.createdBy).where(sql`${table.createdBy} is not null`),
    check(
      'coupons_kind',
      sql`(${table.kind} = 'percent' and ${table.percent} between 1 and 100 and ${table.amount} is null
        and ${table.currency} is null)
        or (${table.kind} = 'amount' and ${table.percent} is null and ${table.amount} > 0
        and ${table.currency} is not null)`,
    ),
    check('coupons_period', sql`${table.endsAt} > ${table.startsAt}`),
    check('coupons_max_uses', sql`${table.maxUses} > 0`),
  ],
);

/** The courses that a coupon is for; a coupon without any is for all. */
export const couponCourses = pgTable(
  'coupon_courses',
  {
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.courseId] }),
    index('coupon_courses_course').on(table.courseId),
  ],
);

/** What a person buys: prices are computed when it is made, and kept (docs/behaviour/selling.md). */
export const purchases = pgTable(
  'purchases',
  {
    id: key(),
    /** Short and unique; people write it on their transfers. */
    reference: text().notNull(),
    personId: byPerson(),
    state: text({ enum: purchaseStates }).notNull().default('open'),
    /** ISO 4217; of all its amounts. */
    currency: text().notNull(),
    /** The sum of the lines' prices. */
    price: amount().notNull(),
    discount: amount().notNull().default(0),
    /** The VAT that `total` contains. */
    tax: amount().notNull().default(0),
    /** The rate of that VAT when it was priced, in basis points. */
    taxRate: integer().notNull().default(0),
    /** What it costs. */
    total: amount().notNull(),
    /** The part of `total` that the person's credit pays; the rest is due. */
    credit: amount().notNull().default(0),
    couponId: integer().references(() => coupons.id, { onDelete: 'set null' }),
    /** How it is to be paid, or was; null until it is chosen. */
    way: text({ enum: paymentWays }),
    createdAt: createdAt(),
    /** Until when it can be paid. */
    expiresAt: moment().notNull(),
    paidAt: moment(),
    /** When it was cancelled, expired or refunded. */
    endedAt: moment(),
  },
  (table) => [
    unique('purchases_reference').on(table.reference),
    index('purchases_person').on(table.personId, table.id.desc().nullsFirst()),
    index('purchases_by_time').on(table.personId, table.createdAt.desc(), table.id.desc()),
    index('purchases_newest').on(table.state, table.id.desc().nullsFirst()),
    index('purchases_day').on(sql`coalesce(${table.paidAt}, ${table.createdAt})`, table.id),
    index('purchases_total').on(table.total, table.id),
    index('purchases_state_total').on(table.state, table.total, table.id),
    index('purchases_coupon').on(table.couponId).where(sql`${table.couponId} is not null`),
    index('purchases_due').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    check(
      'purchases_state',
      sql`${table.state} in ('open', 'paid', 'expired', 'cancelled', 'refunded')`,
    ),
    check(
      'purchases_paid',
      sql`(${table.state} in ('paid', 'refunded')) = (${table.paidAt} is not null)`,
    ),
    check(
      'purchases_amounts',
      sql`${table.price} >= 0 and ${table.discount} between 0 and ${table.price} and ${table.tax} >= 0
        and ${table.total} >= 0 and ${table.credit} between 0 and ${table.total}`,
    ),
    check('purchases_tax_rate', sql`${table.taxRate} between 0 and 10000`),
  ],
);

/** A course of a purchase. A bundle is a line for each of its courses, with its share of the bundle's price. */
export const purchaseLines = pgTable(
  'purchase_lines',
  {
    id: key(),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    courseId: integer().references(() => courses.id, { onDelete: 'set null' }),
    bundleId: integer().references(() => bundles.id, { onDelete: 'set null' }),
    /** The course's name when it was bought. */
    name: text().notNull(),
    price: amount().notNull(),
    discount: amount().notNull().default(0),
    /** What it costs, VAT included. The totals of the lines add up to the purchase's. */
    total: amount().notNull(),
    refunded: amount().notNull().default(0),
    /** Days of access from the payment; null with `accessUntil` or without an end. */
    accessDays: integer(),
    accessUntil: moment(),
  },
  (table) => [
    index('purchase_lines_purchase').on(table.purchaseId),
    index('purchase_lines_course').on(table.courseId),
    index('purchase_lines_bundle').on(table.bundleId).where(sql`${table.bundleId} is not null`),
    check(
      'purchase_lines_amounts',
      sql`${table.price} >= 0 and ${table.discount} between 0 and ${table.price} and ${table.total} >= 0
        and ${table.refunded} between 0 and ${table.total}`,
    ),
    check(
      'purchase_lines_access',
      sql`${table.accessDays} is null or ${table.accessUntil} is null`,
    ),
  ],
);

/** Money that has come, each once: `vendorId` is the way's own name for it. */
export const payments = pgTable(
  'payments',
  {
    id: key(),
    /** Null where nobody knows what it is for. */
    purchaseId: integer().references(() => purchases.id),
    way: text({ enum: paymentWays }).notNull(),
    vendorId: text().notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    /** `paid`: it has paid its purchase; `case`: a person decides. */
    outcome: text({ enum: ['paid', 'case'] }).notNull(),
    receivedAt: moment().notNull(),
    /** Who has confirmed it by hand; null for a gateway. */
    recordedBy: byPerson(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('payments_once').on(table.way, table.vendorId),
    index('payments_purchase').on(table.purchaseId).where(sql`${table.purchaseId} is not null`),
    index('payments_recorded_by').on(table.recordedBy).where(sql`${table.recordedBy} is not null`),
    index('payments_received').on(table.receivedAt),
    uniqueIndex('payments_paid')
      .on(table.purchaseId)
      .where(sql`${table.outcome} = 'paid' and ${table.way} <> 'credit'`),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_outcome', sql`${table.outcome} in ('paid', 'case')`),
  ],
);

/** A payment that does not fit its purchase, for a person to decide. */
export const paymentCases = pgTable(
  'payment_cases',
  {
    id: key(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    reason: text({ enum: caseReasons }).notNull(),
    state: text({ enum: caseStates }).notNull().default('open'),
    note: text().notNull().default(''),
    solvedBy: byPerson(),
    solvedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('payment_cases_payment').on(table.paymentId),
    index('payment_cases_open').on(table.id).where(sql`${table.state} = 'open'`),
    index('payment_cases_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'open'`),
    index('payment_cases_solved_by').on(table.solvedBy).where(sql`${table.solvedBy} is not null`),
    check(
      'payment_cases_reason',
      sql`${table.reason} in ('twice', 'late', 'amount', 'currency', 'unknown', 'closed')`,
    ),
    check(
      'payment_cases_state',
      sql`${table.state} in ('open', 'accepted', 'refunded', 'dismissed')`,
    ),
  ],
);

/**
 * The purchases of a day of UTC and what they have brought, summed by a job (`sum_sale_days`). The row without a currency
 * has the number of purchases.
 */
export const saleDays = pgTable(
  'sale_days',
  {
    day: date().notNull(),
    state: text({ enum: purchaseStates }).notNull(),
    /** Empty until it is chosen. */
    way: text().notNull(),
    currency: text().notNull(),
    purchases: integer().notNull().default(0),
    paid: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.state, table.way, table.currency] })],
);

/** Summed days in which something has changed since, noted by triggers. */
export const saleDayChanges = pgTable('sale_day_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date().notNull(),
});

/** Money that goes back. `pending` until the gateway, or a person who has sent it, says that it is done. */
export const refunds = pgTable(
  'refunds',
  {
    id: key(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    purchaseId: integer().references(() => purchases.id),
    lineId: integer().references(() => purchaseLines.id, { onDelete: 'set null' }),
    amount: amount().notNull(),
    currency: text().notNull(),
    reason: text().notNull().default(''),
    endsAccess: boolean().notNull(),
    state: text({ enum: refundStates }).notNull().default('pending'),
    vendorId: text(),
    failure: text(),
    madeBy: byPerson(),
    createdAt: createdAt(),
    doneAt: moment(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_purchase').on(table.purchaseId).where(sql`${table.purchaseId} is not null`),
    index('refunds_line').on(table.lineId).where(sql`${table.lineId} is not null`),
    index('refunds_made_by').on(table.madeBy).where(sql`${table.madeBy} is not null`),
    index('refunds_pending').on(table.id).where(sql`${table.state} = 'pending'`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_state', sql`${table.state} in ('pending', 'done', 'failed')`),
  ],
);

/** The last number of a receipt: one row, taken in the transaction of the receipt, so that no number is missing. */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  { id: integer().primaryKey(), last: integer().notNull() },
  (table) => [check('receipt_numbers_one', sql`${table.id} = 1`)],
);

/** Receipts and notes of refunds, with all that they say as it was when they were issued. */
export const receipts = pgTable(
  'receipts',
  {
    id: key(),
    number: integer().notNull(),
    kind: text({ enum: ['receipt', 'refund'] }).notNull(),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id),
    refundId: integer().references(() => refunds.id),
    data: jsonb().notNull(),
    issuedAt: moment().notNull(),
  },
  (table) => [
    unique('receipts_number').on(table.number),
    unique('receipts_refund').on(table.refundId),
    uniqueIndex('receipts_of_purchase').on(table.purchaseId).where(sql`${table.kind} = 'receipt'`),
    index('receipts_purchase').on(table.purchaseId),
    check(
      'receipts_kind',
      sql`${table.kind} in ('receipt', 'refund') and (${table.kind} = 'refund') = (${table.refundId} is not null)`,
    ),
  ],
);
