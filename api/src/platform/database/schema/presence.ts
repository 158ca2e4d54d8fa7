import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { people } from './people.ts';

/** A process with sockets. One without a recent heartbeat has crashed, and the people on it are offline. */
export const onlineProcesses = pgTable('online_processes', {
  id: uuid().primaryKey(),
  beatAt: moment().notNull().defaultNow(),
});

/** The people with at least one open socket, by process. */
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
  // The person first, because lists query whether each person is online.
  (table) => [primaryKey({ columns: [table.personId, table.processId] })],
);
