import { checkoutStates, noticeOutcomes } from '@nibras/contract/selling/gateways/shapes.ts';
import { gateways } from '@nibras/contract/selling/purchases/shapes.ts';
import { transferChannelKinds, transferStates } from '@nibras/contract/selling/transfers/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, key, moment } from './columns.ts';
import { courses } from './courses.ts';
import { people } from './people.ts';
import { amount, byPerson, purchases } from './purchases.ts';

/** Where people can transfer money to by hand. */
export const transferChannels = pgTable(
  'transfer_channels',
  {
    id: key(),
    kind: text({ enum: transferChannelKinds }).notNull(),
    name: text().notNull(),
    /** A telephone number, an account's name or an IBAN. */
    number: text().notNull(),
    /** What the person is to do, in the provider's words. */
    words: text().notNull().default(''),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (table) => [
    check(
      'transfer_channels_kind',
      sql`${table.kind} in ('vodafone-cash', 'instapay', 'bank', 'cash', 'other')`,
    ),
  ],
);

/** A receipt of a transfer that a person has sent in, and what was decided about it. */
export const transfers = pgTable(
  'transfers',
  {
    id: key(),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    channelId: integer().references(() => transferChannels.id, { onDelete: 'set null' }),
    channelName: text().notNull(),
    /** The path of the picture in storage, which is never public. */
    picture: text().notNull(),
    pictureSha256: bytes().notNull(),
    /** A perceptual hash of 64 bits: pictures that look alike differ in few of them. */
    pictureHash: bigint({ mode: 'bigint' }).notNull(),
    /** The picture in small, grey and deflated, to tell apart pictures that the hash takes for each other. */
    pictureSmall: bytes().notNull(),
    /** Its width for its height, in thousandths. */
    pictureRatio: integer().notNull(),
    /** Earlier receipts that show the same picture in another size or quality. */
    alike: integer().array().notNull().default(sql`'{}'`),
    /** The last digits of the number from which it was sent. */
    senderDigits: text().notNull().default(''),
    sentAt: moment(),
    note: text().notNull().default(''),
    state: text({ enum: transferStates }).notNull().default('waiting'),
    /** What the person was asked; empty if nothing. */
    question: text().notNull().default(''),
    /** Why it was declined. */
    reason: text().notNull().default(''),
    /** The first approver, where two are wanted. */
    firstBy: byPerson(),
    firstAt: moment(),
    decidedBy: byPerson(),
    decidedAt: moment(),
    /** When a person first decided about it, or asked back. */
    answeredAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('transfers_purchase').on(table.purchaseId),
    index('transfers_channel').on(table.channelId).where(sql`${table.channelId} is not null`),
    index('transfers_first_by').on(table.firstBy).where(sql`${table.firstBy} is not null`),
    index('transfers_decided_by').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    index('transfers_waiting').on(table.id).where(sql`${table.state} in ('waiting', 'asked')`),
    index('transfers_waiting_since')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('transfers_decided_at').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    index('transfers_answered_at').on(table.answeredAt).where(sql`${table.answeredAt} is not null`),
    uniqueIndex('transfers_undecided')
      .on(table.purchaseId)
      .where(sql`${table.state} in ('waiting', 'asked')`),
    index('transfers_alike').using('gin', table.alike),
    index('transfers_same_picture').on(table.pictureSha256),
    check(
      'transfers_state',
      sql`${table.state} in ('waiting', 'asked', 'approved', 'declined', 'withdrawn')`,
    ),
    check(
      'transfers_decided',
      sql`(${table.state} in ('approved', 'declined')) = (${table.decidedAt} is not null)`,
    ),
  ],
);

/** Codes that were made together, for courses or, with an `amount`, for credit. */
export const codeBatches = pgTable(
  'code_batches',
  {
    id: key(),
    name: text().notNull(),
    /** Printed before each code; it is not part of the code. */
    prefix: text().notNull().default(''),
    count: integer().notNull(),
    /** The credit that a code gives; null for courses. */
    amount: amount(),
    currency: text().notNull(),
    printedPrice: amount(),
    /** Days of access from redeeming; null for no end. */
    accessDays: integer(),
    validFrom: moment(),
    validUntil: moment(),
    /** One code that is given as a link. */
    gift: boolean().notNull().default(false),
    createdBy: byPerson(),
    createdAt: createdAt(),
    cancelledAt: moment(),
    cancelledBy: byPerson(),
  },
  (table) => [
    index('code_batches_by_name').on(table.name, table.id),
    index('code_batches_by_count').on(table.count, table.id),
    index('code_batches_by_end').on(table.validUntil, table.id),
    index('code_batches_created_by').on(table.createdBy).where(sql`${table.createdBy} is not null`),
    index('code_batches_cancelled_by')
      .on(table.cancelledBy)
      .where(sql`${table.cancelledBy} is not null`),
    check('code_batches_count', sql`${table.count} between 1 and 10000`),
    check('code_batches_amount', sql`${table.amount} > 0`),
    check('code_batches_period', sql`${table.validUntil} > ${table.validFrom}`),
    check('code_batches_access_days', sql`${table.accessDays} > 0`),
    check('code_batches_printed_price', sql`${table.printedPrice} >= 0`),
    check('code_batches_gift', sql`not ${table.gift} or ${table.count} = 1`),
  ],
);

export const codeBatchCourses = pgTable(
  'code_batch_courses',
  {
    batchId: integer()
      .notNull()
      .references(() => codeBatches.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.courseId] }),
    index('code_batch_courses_course').on(table.courseId),
  ],
);

/** Codes are shown once, when they are made; only a keyed hash of each is kept. */
export const packCodes = pgTable(
  'pack_codes',
  {
    id: key(),
    batchId: integer()
      .notNull()
      .references(() => codeBatches.id, { onDelete: 'cascade' }),
    /** Its place in the batch, printed beside it. */
    number: integer().notNull(),
    keyHash: bytes().notNull(),
    redeemedBy: byPerson(),
    redeemedAt: moment(),
    cancelledAt: moment(),
  },
  (table) => [
    unique('pack_codes_key').on(table.keyHash),
    unique('pack_codes_number').on(table.batchId, table.number),
    index('pack_codes_redeemed_by')
      .on(table.redeemedBy)
      .where(sql`${table.redeemedBy} is not null`),
    index('pack_codes_by_use').on(
      table.batchId,
      table.redeemedAt.desc().nullsLast(),
      table.number.desc(),
    ),
    index('pack_codes_used').on(table.batchId).where(sql`${table.redeemedAt} is not null`),
    index('pack_codes_cancelled').on(table.batchId).where(sql`${table.cancelledAt} is not null`),
    check('pack_codes_end', sql`${table.redeemedAt} is null or ${table.cancelledAt} is null`),
  ],
);

/** What people have to spend: codes with an amount add to it, purchases take from it. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: key(),
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    amount: amount().notNull(),
    currency: text().notNull(),
    codeId: integer().references(() => packCodes.id, { onDelete: 'set null' }),
    purchaseId: integer().references(() => purchases.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('credit_entries_code').on(table.codeId),
    index('credit_entries_person').on(table.personId, table.currency),
    index('credit_entries_purchase')
      .on(table.purchaseId)
      .where(sql`${table.purchaseId} is not null`),
    check('credit_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/** A visit to a gateway's page, by the gateway's own name for it. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: key(),
    /** Null for a test of the provider. */
    purchaseId: integer().references(() => purchases.id, { onDelete: 'cascade' }),
    gateway: text({ enum: gateways }).notNull(),
    vendorId: text().notNull(),
    url: text().notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    createdAt: createdAt(),
    /** When the gateway was last asked how it stands. */
    checkedAt: moment(),
    state: text({ enum: checkoutStates }).notNull().default('open'),
    isTest: boolean().notNull().default(false),
    /** Until when the gateway accepts money for it. */
    expiresAt: moment().notNull(),
    /** The gateway's name for the payment, once there is one. */
    paymentId: text(),
    /** How often the gateway was asked. */
    checks: integer().notNull().default(0),
    /** When it is asked next; null once nothing can come any more. */
    nextCheckAt: moment(),
    /** What a person has to look at, as a code; null for nothing. */
    trouble: text(),
  },
  (table) => [
    unique('checkouts_vendor').on(table.gateway, table.vendorId),
    index('checkouts_purchase').on(table.purchaseId),
    index('checkouts_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('checkouts_payment')
      .on(table.gateway, table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    check('checkouts_state', sql`${table.state} in ('open', 'paid', 'ended')`),
    check('checkouts_test', sql`(${table.purchaseId} is null) = ${table.isTest}`),
  ],
);

/** What gateways have sent, as they sent it, for questions that come later. */
export const gatewayNotices = pgTable(
  'gateway_notices',
  {
    id: key(),
    gateway: text({ enum: gateways }).notNull(),
    vendorId: text(),
    /** Without the gateway's secret; empty for a refused one. */
    body: text().notNull(),
    outcome: text({ enum: noticeOutcomes }).notNull(),
    createdAt: createdAt(),
    /** SHA-256 of what was sent, by which the same notice counts once. */
    digest: bytes().notNull(),
  },
  (table) => [
    index('gateway_notices_age').on(table.createdAt),
    unique('gateway_notices_once').on(table.gateway, table.digest),
  ],
);
