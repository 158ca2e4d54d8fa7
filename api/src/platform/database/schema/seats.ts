import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from './columns.ts';
import { lectures } from './courses.ts';
import { media } from './media.ts';
import { people, sessions } from './people.ts';

/** The sessions that watch videos. One that has asked for nothing for `seats.life` watches no more (record 0137). */
export const videoSeats = pgTable(
  'video_seats',
  {
    sessionId: integer()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** What it watches; null where only the address of a file is known. */
    lectureId: integer().references(() => lectures.id, { onDelete: 'set null' }),
    since: moment().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [
    index('video_seats_person').on(table.personId),
    index('video_seats_lecture').on(table.lectureId),
  ],
);

/** What happened to the seats of a person in the last `seats.daysStored` days. */
export const seatEvents = pgTable(
  'seat_events',
  {
    id: key(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The session that began to watch, was refused, freed another's seat, or read too fast; it may be gone. */
    sessionId: integer().notNull(),
    kind: text({ enum: ['began', 'refused', 'freed', 'fast'] }).notNull(),
    at: createdAt(),
  },
  (table) => [
    index('seat_events_person').on(table.personId, table.at),
    index('seat_events_at').on(table.at),
    check('seat_events_kind', sql`${table.kind} in ('began', 'refused', 'freed', 'fast')`),
  ],
);

/** The bytes of videos that were sent, by file of the library and month. */
export const videoTraffic = pgTable(
  'video_traffic',
  {
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** The first day of the month, in UTC. */
    month: date({ mode: 'string' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.month] })],
);
