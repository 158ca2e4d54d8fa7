import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from './columns.ts';
import { people } from './people.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: key(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** The subject's ids by type; texts and links are built from them for display. */
    data: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    index('notifications_person').on(table.personId, table.id.desc().nullsFirst()),
    index('notifications_by_time').on(table.personId, table.createdAt.desc(), table.id.desc()),
    index('notifications_unread').on(table.personId).where(sql`${table.readAt} is null`),
  ],
);

/** Every mail with its result and without its text, stored for 30 days to diagnose failed sign-ins. */
export const mails = pgTable(
  'mails',
  {
    id: key(),
    recipient: text().notNull(),
    subject: text().notNull(),
    template: text().notNull(),
    state: text({ enum: ['queued', 'sent', 'refused'] })
      .notNull()
      .default('queued'),
    /** The mail server's reason for the last failure; `suspended` where the recipient was suspended. */
    reason: text(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [
    index('mails_newest').on(table.createdAt.desc().nullsFirst()),
    index('mails_refused').on(table.createdAt.desc()).where(sql`${table.state} = 'refused'`),
    index('mails_recipient').on(table.recipient, table.createdAt.desc(), table.id.desc()),
  ],
);

export const webVitals = pgTable(
  'web_vitals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    value: real().notNull(),
    rating: text().notNull(),
    path: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('web_vitals_newest').on(table.createdAt.desc().nullsFirst())],
);

/** Values of the installation: whether the demo content is loaded, keys created at the first start. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
