import type { ReplyTemplate } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, key, moment } from './columns.ts';
import { mails } from './notices.ts';
import { people } from './people.ts';
import { contactMessages, orders } from './publishing.ts';

const byPerson = () => integer().references(() => people.id, { onDelete: 'set null' });
/** One of the two is set: what the row belongs to. */
const subject = () => ({
  orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
  messageId: integer().references(() => contactMessages.id, { onDelete: 'cascade' }),
});

/**
 * How many orders and contact messages are in each state, kept by triggers. A service of 0 stands for general requests
 * and for contact messages.
 */
export const inboxCounts = pgTable(
  'inbox_counts',
  {
    kind: text({ enum: ['order', 'message'] }).notNull(),
    serviceId: integer().notNull(),
    state: text().notNull(),
    items: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.serviceId, table.state] })],
);

/** Addresses and networks whose orders and messages go to the spam by themselves. */
export const spamSenders = pgTable(
  'spam_senders',
  {
    id: key(),
    email: text().unique(),
    /** As in `orders.origin`. */
    origin: bytes().unique(),
    /** Null for good. Networks are shared, so they are blocked only for a while. */
    until: moment(),
    personId: byPerson(),
    createdAt: createdAt(),
  },
  (table) => [
    check('spam_senders_one', sql`num_nonnulls(${table.email}, ${table.origin}) = 1`),
    index('spam_senders_person').on(table.personId),
  ],
);

/** What was mailed to the sender of an order or message: the receipt, and the answers of the staff. */
export const inboxMails = pgTable(
  'inbox_mails',
  {
    id: key(),
    ...subject(),
    /** Who wrote it; null for a receipt, and for a person who has left. */
    personId: byPerson(),
    /** Whether it is a receipt. */
    automatic: boolean().notNull().default(false),
    subject: text().notNull(),
    /** What was typed; empty for a receipt. */
    body: text().notNull().default(''),
    /** Made by the browser for each answer, so that one that is sent again is mailed once. */
    key: text().unique(),
    mailId: integer().references(() => mails.id, { onDelete: 'set null' }),
    /** The mail's fate, copied by a trigger, because records of mails are deleted after 30 days. */
    state: text({ enum: ['queued', 'sent', 'refused'] })
      .notNull()
      .default('queued'),
    reason: text(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [
    check('inbox_mails_one', sql`num_nonnulls(${table.orderId}, ${table.messageId}) = 1`),
    check('inbox_mails_state', sql`${table.state} in ('queued', 'sent', 'refused')`),
    index('inbox_mails_order').on(table.orderId),
    index('inbox_mails_message').on(table.messageId),
    index('inbox_mails_mail').on(table.mailId),
    index('inbox_mails_person').on(table.personId),
  ],
);

/** What the staff tell each other about an order or message. */
export const inboxNotes = pgTable(
  'inbox_notes',
  {
    id: key(),
    ...subject(),
    personId: byPerson(),
    body: text().notNull(),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (table) => [
    check('inbox_notes_one', sql`num_nonnulls(${table.orderId}, ${table.messageId}) = 1`),
    index('inbox_notes_order').on(table.orderId),
    index('inbox_notes_message').on(table.messageId),
    index('inbox_notes_person').on(table.personId),
  ],
);

/** The ready texts of answers; without a row the first texts of the program are used. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    kind: text({ enum: ['order', 'message'] }).primaryKey(),
    /** Counts its changes, so that two people do not overwrite each other's. */
    version: integer().notNull(),
    templates: jsonb().$type<ReplyTemplate[]>().notNull(),
  },
  (table) => [check('reply_templates_kind', sql`${table.kind} in ('order', 'message')`)],
);
