import {
  announcementChannels,
  announcementKinds,
} from '@nibras/contract/conversation/announcements/shapes.ts';
import {
  announcementAudiences,
  announcementStates,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, foldedText, key, moment, updatedAt } from './columns.ts';
import { courses } from './courses.ts';
import type { FieldVersion } from './editing.ts';
import { mails } from './notices.ts';
import { people } from './people.ts';

const byPerson = () => integer().references(() => people.id, { onDelete: 'set null' });
const ofPerson = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** What is announced to many people at once. While it is a draft its fields are versioned like those of content. */
export const announcements = pgTable(
  'announcements',
  {
    id: key(),
    authorId: byPerson(),
    audience: text({ enum: announcementAudiences }).notNull(),
    courseId: integer().references(() => courses.id, { onDelete: 'set null' }),
    title: text().notNull().default(''),
    body: text().notNull().default(''),
    /** A path of the site, or ''. */
    link: text().notNull().default(''),
    channels: text({ enum: announcementChannels }).array().notNull().default(['notice']),
    /** The number of the last save; null before the first. */
    version: bigint({ mode: 'number' }),
    fieldVersions: jsonb().$type<Record<string, FieldVersion>>().notNull().default({}),
    savedAt: moment(),
    state: text({ enum: announcementStates }).notNull().default('draft'),
    sendAt: moment(),
    /** Who decided to send it. */
    senderId: byPerson(),
    startedAt: moment(),
    finishedAt: moment(),
    /** The recipients, each counted once. */
    people: integer().notNull().default(0),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: foldedText(`title || ' ' || body`),
  },
  (table) => [
    check('announcements_audience', sql`${table.audience} in ('course', 'all', 'away')`),
    check('announcements_channels', sql`${table.channels} <@ array['notice', 'push', 'mail']`),
    check(
      'announcements_state',
      sql`${table.state} in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')`,
    ),
    check(
      'announcements_send_at',
      sql`${table.state} <> 'scheduled' or ${table.sendAt} is not null`,
    ),
    index('announcements_newest')
      .on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('announcements_course').on(table.courseId),
    index('announcements_author').on(table.authorId),
    index('announcements_sender').on(table.senderId),
    index('announcements_due')
      .on(table.sendAt)
      .where(sql`${table.state} in ('scheduled', 'sending')`),
    index('announcements_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * A row for each recipient and channel of an announcement. It is claimed in the transaction that queues the notice, push
 * or mail, so that each is queued once, whatever is killed meanwhile. `queued`: the mail waits for the mail server.
 */
export const announcementDeliveries = pgTable(
  'announcement_deliveries',
  {
    announcementId: integer()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
    channel: text({ enum: announcementChannels }).notNull(),
    state: text({ enum: ['waiting', 'queued', 'sent', 'failed', 'skipped', 'cancelled'] })
      .notNull()
      .default('waiting'),
    mailId: integer().references(() => mails.id, { onDelete: 'set null' }),
    at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.personId, table.channel] }),
    check('announcement_deliveries_channel', sql`${table.channel} in ('notice', 'push', 'mail')`),
    check(
      'announcement_deliveries_state',
      sql`${table.state} in ('waiting', 'queued', 'sent', 'failed', 'skipped', 'cancelled')`,
    ),
    index('announcement_deliveries_waiting')
      .on(table.announcementId, table.personId, table.channel)
      .where(sql`${table.state} = 'waiting'`),
    index('announcement_deliveries_mail').on(table.mailId).where(sql`${table.mailId} is not null`),
    index('announcement_deliveries_queued')
      .on(table.announcementId)
      .where(sql`${table.state} = 'queued'`),
    index('announcement_deliveries_person').on(table.personId),
  ],
);

/** What a person has switched off; everything else is on. */
export const announcementSwitches = pgTable(
  'announcement_switches',
  {
    personId: ofPerson(),
    kind: text({ enum: announcementKinds }).notNull(),
    channel: text({ enum: announcementChannels }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind, table.channel] }),
    check('announcement_switches_kind', sql`${table.kind} in ('course', 'platform')`),
    check('announcement_switches_channel', sql`${table.channel} in ('notice', 'push', 'mail')`),
  ],
);
