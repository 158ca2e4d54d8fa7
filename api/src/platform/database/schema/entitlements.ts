import { entitlementSources } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
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
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment, sourceList } from './columns.ts';
import { courses } from './courses.ts';
import { packCodes } from './payment-methods.ts';
import { people } from './people.ts';
import { purchaseLines } from './purchases.ts';

const byPerson = () => integer().references(() => people.id, { onDelete: 'set null' });

/** Lists of people that were read in, each once: `clientKey` is the page's, so that asking again adds nothing. */
export const imports = pgTable(
  'imports',
  {
    id: key(),
    personId: byPerson(),
    /** The course in which they are enrolled; null for accounts alone. */
    courseId: integer().references(() => courses.id, { onDelete: 'cascade' }),
    validUntil: moment(),
    note: text().notNull().default(''),
    /** Whether each person is told by a mail. */
    mail: boolean().notNull().default(false),
    clientKey: text().notNull(),
    lines: integer().notNull(),
    state: text({ enum: ['waiting', 'done', 'undone'] })
      .notNull()
      .default('waiting'),
    /** The entry of the audit log by which it is undone. */
    logId: bigint({ mode: 'number' }),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (table) => [
    unique('imports_asked_once').on(table.personId, table.clientKey),
    index('imports_course').on(table.courseId),
    index('imports_age').on(table.createdAt),
    check('imports_state', sql`${table.state} in ('waiting', 'done', 'undone')`),
  ],
);

/** The good lines of an import. Those without an outcome are still to be done. */
export const importLines = pgTable(
  'import_lines',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    personId: byPerson(),
    /** Whether the import has made the account. */
    madePerson: boolean().notNull().default(false),
    outcome: text({ enum: ['enrolled', 'extended', 'kept'] }),
    enrolledBefore: text({ enum: ['none', 'pending', 'joined'] }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    unique('import_lines_address').on(table.importId, table.email),
    index('import_lines_waiting')
      .on(table.importId, table.line)
      .where(sql`${table.outcome} is null`),
    index('import_lines_person').on(table.personId),
    check('import_lines_outcome', sql`${table.outcome} in ('enrolled', 'extended', 'kept')`),
    check(
      'import_lines_enrolled_before',
      sql`${table.enrolledBefore} in ('none', 'pending', 'joined')`,
    ),
  ],
);

/** Why a person has access to a course, and until when (decision record 0070). */
export const entitlements = pgTable(
  'entitlements',
  {
    id: key(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    source: text({ enum: entitlementSources }).notNull(),
    validFrom: moment().notNull().defaultNow(),
    validUntil: moment(),
    /** Of how many days `validUntil` is the end; null for an end that was named, or none. */
    days: integer(),
    /** When it was ended before its time; may be a time to come. */
    revokedAt: moment(),
    /** Who gave it; null where a person joined by themselves. */
    grantedBy: byPerson(),
    note: text().notNull().default(''),
    revokedBy: byPerson(),
    importId: integer().references(() => imports.id, { onDelete: 'set null' }),
    /** The line of a purchase that paid for it. */
    lineId: integer().references(() => purchaseLines.id, { onDelete: 'set null' }),
    /** The code that was redeemed for it. */
    codeId: integer().references(() => packCodes.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('entitlements_person').on(table.personId, table.courseId),
    index('entitlements_course').on(table.courseId),
    index('entitlements_granted_by').on(table.grantedBy).where(sql`${table.grantedBy} is not null`),
    index('entitlements_revoked_by').on(table.revokedBy).where(sql`${table.revokedBy} is not null`),
    index('entitlements_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('entitlements_line').on(table.lineId).where(sql`${table.lineId} is not null`),
    index('entitlements_code').on(table.codeId).where(sql`${table.codeId} is not null`),
    check(
      'entitlements_days',
      sql`${table.days} is null or (${table.days} > 0 and ${table.validUntil} is not null)`,
    ),
    check('entitlements_source', sql`${table.source} in (${sourceList})`),
    check(
      'entitlements_period',
      sql`${table.validUntil} is null or ${table.validUntil} > ${table.validFrom}`,
    ),
  ],
);
