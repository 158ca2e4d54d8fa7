import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { people } from './people.ts';

/** A process that holds sockets. One that no longer beats has crashed, and the people on it are gone with it. */
export const onlineProcesses = pgTable('online_processes', {
  id: uuid().primaryKey(),
  beatAt: moment().notNull().defaultNow(),
});

/** Who has at least one socket open, and on which process. */
export const onlinePeople = pgTable(
  'online_people',
  {
    processId: uuid()
      .notNull()
      .references(() => onlineProcesses.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    since: createdAt(),
  },
  // The person first: «is this one online» is asked for every row of a list.
  (table) => [primaryKey({ columns: [table.personId, table.processId] })],
);
