import type { CertificateDocument } from '@nibras/contract/learning/certificates/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, foldedText, key, moment } from './columns.ts';
import { courses } from './courses.ts';
import { people } from './people.ts';

const byPerson = () => integer().references(() => people.id, { onDelete: 'set null' });

/** When a person was first found to have completed a course. Whether they have is computed from facts each time. */
export const completions = pgTable(
  'completions',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    completedAt: createdAt(),
    /** When the course page has congratulated them. */
    congratulatedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId] }),
    index('completions_course').on(table.courseId, table.completedAt.desc()),
  ],
);

/** Courses whose members must be looked at for a completion. Triggers fill it (decision record 0090). */
export const completionChecks = pgTable(
  'completion_checks',
  {
    courseId: integer()
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    dueAt: moment().notNull(),
    /** For completions that lie before the version that knows them. */
    quiet: boolean().notNull().default(false),
  },
  (table) => [index('completion_checks_due').on(table.dueAt)],
);

export const certificates = pgTable(
  'certificates',
  {
    id: key(),
    /** Twelve signs of `contract/text/pack-code.ts`. */
    code: text().notNull().unique(),
    /** Null for an account or a course that is gone; the certificate says what it said. */
    personId: byPerson(),
    courseId: integer().references(() => courses.id, { onDelete: 'set null' }),
    /** As they are printed. */
    name: text().notNull(),
    courseName: text().notNull(),
    /** What else is printed. */
    paper: jsonb().$type<CertificateDocument>().notNull(),
    completedAt: moment().notNull(),
    issuedAt: createdAt(),
    /** Who granted it by hand, and why; null where the rules did. */
    issuedBy: byPerson(),
    note: text().notNull().default(''),
    revokedAt: moment(),
    revokedBy: byPerson(),
    revokedReason: text(),
    /** The certificate that was issued in place of this one, such as with a corrected name. */
    replacedBy: integer().references((): AnyPgColumn => certificates.id, { onDelete: 'set null' }),
    /** Its bit in the public status list, chosen at random. */
    statusIndex: integer().notNull().unique(),
    searchText: foldedText(`name || ' ' || course_name`),
  },
  (table) => [
    uniqueIndex('certificates_one_valid')
      .on(table.personId, table.courseId)
      .where(sql`${table.revokedAt} is null`),
    index('certificates_person').on(table.personId),
    index('certificates_course').on(table.courseId, table.issuedAt.desc()),
    index('certificates_newest').on(table.issuedAt.desc(), table.id.desc()),
    index('certificates_issued_by').on(table.issuedBy).where(sql`${table.issuedBy} is not null`),
    index('certificates_revoked_by').on(table.revokedBy).where(sql`${table.revokedBy} is not null`),
    index('certificates_replaced_by')
      .on(table.replacedBy)
      .where(sql`${table.replacedBy} is not null`),
    index('certificates_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('certificates_code', sql`${table.code} ~ '^[2-9A-HJ-KMNP-TV-Y]{12}$'`),
    check(
      'certificates_revoked',
      sql`(${table.revokedAt} is null) = (${table.revokedReason} is null)`,
    ),
    check(
      'certificates_replaced',
      sql`${table.replacedBy} is null or ${table.revokedAt} is not null`,
    ),
    check('certificates_status_index', sql`${table.statusIndex} >= 0`),
  ],
);

/** Certificates that are issued as soon as their owner has a name that papers can show. */
export const waitingCertificates = pgTable(
  'waiting_certificates',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    completedAt: moment().notNull(),
    /** The mean of the marks in per cent. */
    mark: doublePrecision(),
    /** Who granted it by hand, and why. */
    issuedBy: byPerson(),
    granted: boolean().notNull().default(false),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId] }),
    index('waiting_certificates_course').on(table.courseId),
    index('waiting_certificates_issued_by')
      .on(table.issuedBy)
      .where(sql`${table.issuedBy} is not null`),
  ],
);

/** Requests of students for another name on an issued certificate. */
export const certificateCorrections = pgTable(
  'certificate_corrections',
  {
    id: key(),
    certificateId: integer()
      .notNull()
      .references(() => certificates.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    note: text().notNull().default(''),
    state: text({ enum: ['open', 'accepted', 'declined'] })
      .notNull()
      .default('open'),
    /** What the person who decided wrote to the student. */
    answer: text().notNull().default(''),
    decidedBy: byPerson(),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('certificate_corrections_one_open')
      .on(table.certificateId)
      .where(sql`${table.state} = 'open'`),
    index('certificate_corrections_certificate').on(table.certificateId),
    index('certificate_corrections_person').on(table.personId),
    index('certificate_corrections_decided_by')
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    index('certificate_corrections_open').on(table.id).where(sql`${table.state} = 'open'`),
    index('certificate_corrections_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'open'`),
    check('certificate_corrections_state', sql`${table.state} in ('open', 'accepted', 'declined')`),
    check(
      'certificate_corrections_decided',
      sql`(${table.state} = 'open') = (${table.decidedAt} is null)`,
    ),
  ],
);
