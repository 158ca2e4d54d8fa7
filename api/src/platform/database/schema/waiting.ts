import { waitingKinds } from '@nibras/contract/site/waiting/studio/kinds.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { people } from './people.ts';

const kindList = sql.raw(waitingKinds.map((kind) => `'${kind}'`).join(', '));
const ofThing = () => ({ kind: text({ enum: waitingKinds }).notNull(), thing: text().notNull() });

/**
 * Who takes what waits for a person, and until when it is out of sight. Triggers remove the row when the thing waits no
 * more or is gone, and end the snooze when something new happens to it.
 */
export const waiting = pgTable(
  'waiting',
  {
    ...ofThing(),
    assignedTo: integer().references(() => people.id, { onDelete: 'cascade' }),
    snoozedUntil: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thing] }),
    index('waiting_assigned').on(table.assignedTo).where(sql`${table.assignedTo} is not null`),
    index('waiting_snoozed').on(table.snoozedUntil).where(sql`${table.snoozedUntil} is not null`),
    check('waiting_kind', sql`${table.kind} in (${kindList})`),
    check(
      'waiting_says_something',
      sql`${table.assignedTo} is not null or ${table.snoozedUntil} is not null`,
    ),
  ],
);

/** Who has what waits open. */
export const waitingPresence = pgTable(
  'waiting_presence',
  {
    ...ofThing(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    seenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thing, table.personId] }),
    index('waiting_presence_person').on(table.personId),
    index('waiting_presence_seen').on(table.seenAt),
  ],
);
