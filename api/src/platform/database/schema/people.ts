import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, foldedText, key, moment, updatedAt } from './columns.ts';

export const people = pgTable(
  'people',
  {
    id: key(),
    name: text().notNull(),
    /** Always lower case. */
    email: text().notNull().unique(),
    emailVerifiedAt: moment(),
    /** A new address that has not been confirmed by its code. */
    pendingEmail: text(),
    phoneNumber: text(),
    role: text({ enum: ['student', 'teacher', 'editor', 'admin'] })
      .notNull()
      .default('student'),
    passwordHash: text(),
    photoPath: text(),
    title: text(),
    bio: text(),
    /** As the person wants to be named on certificates; null for `name`. */
    certificateName: text(),
    lastSeenAt: moment(),
    /** Since when the person is suspended, and why; both null otherwise. Read by `activePerson`. */
    suspendedAt: moment(),
    suspendedReason: text(),
    /** `off` once the person asked for no more digests of unread messages. */
    mailDigest: text({ enum: ['on', 'off'] })
      .notNull()
      .default('on'),
    /**
     * When the account was deleted: the row is nobody's from then on, and stays for what others keep, such as messages and
     * purchases.
     */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: foldedText(`name || ' ' || email`),
    /** Apart from `searchText`, because those who may search by name must not find out numbers by trying. */
    phoneDigits: text()
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(fold_arabic(coalesce(phone_number, '')), '[^0-9]', '', 'g')`,
      ),
  },
  (table) => [
    /** By their names alone, since everybody may search teachers. */
    index('people_names').using('gin', sql`fold_arabic(${table.name}) gin_trgm_ops`),
    index('people_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('people_phone').using('gin', sql`${table.phoneDigits} gin_trgm_ops`),
    check('people_role', sql`${table.role} in ('student', 'teacher', 'editor', 'admin')`),
    check('people_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'people_suspension',
      sql`(${table.suspendedAt} is null) = (${table.suspendedReason} is null)`,
    ),
    index('people_by_name').on(table.name, table.id),
    index('people_role_by_name').on(table.role, table.name, table.id),
    index('people_role_index').on(table.role, table.id.desc()),
    index('people_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('people_suspended').on(table.id.desc()).where(sql`${table.suspendedAt} is not null`),
  ],
);

/** The number of students in sixteen parts by their ids, maintained by triggers: `sum` is the number of all. */
export const studentCounts = pgTable('student_counts', {
  part: integer().primaryKey(),
  students: integer().notNull(),
});

/**
 * Further addresses that sign in to an account. Triggers keep each address to one account, as `people.email` or here.
 */
export const emailAliases = pgTable(
  'email_aliases',
  {
    id: key(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Always lower case. */
    email: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('email_aliases_person').on(table.personId),
    check('email_aliases_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

export const teacherFeatures = pgTable(
  'teacher_features',
  {
    id: key(),
    teacherId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('teacher_features_teacher').on(table.teacherId)],
);

/**
 * One row per sign-in. Tokens are stored only as SHA-256. A refresh replaces both hashes and moves the old refresh
 * hash to `used_refresh_tokens`, so that its reuse can revoke the whole family.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: key(),
    family: uuid().notNull().defaultRandom(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    accessHash: bytes().notNull().unique(),
    accessExpiresAt: moment().notNull(),
    refreshHash: bytes().notNull().unique(),
    refreshExpiresAt: moment().notNull(),
    revokedAt: moment(),
    /** When a code last proved that the session's user controls the account's mailbox. */
    provenAt: moment(),
    /** The browser's `User-Agent` at sign-in. */
    userAgent: text(),
    lastUsedAt: createdAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sessions_person').on(table.personId),
    index('sessions_refresh_expiry').on(table.refreshExpiresAt),
  ],
);

export const usedRefreshTokens = pgTable(
  'used_refresh_tokens',
  {
    refreshHash: bytes().primaryKey(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    usedAt: createdAt(),
    /** The seed from which, with the token, the replacing tokens were derived; deleted soon. */
    seed: bytes(),
  },
  (table) => [index('used_refresh_tokens_session').on(table.sessionId)],
);

/**
 * Six-digit codes, stored only as a keyed hash. `subject` is what a code is for: an address for sign-in, a person's
 * new address, a person's enrolment, or a person whose session is confirmed; at most one valid code per subject.
 */
export const codes = pgTable(
  'codes',
  {
    id: key(),
    purpose: text({ enum: ['sign-in', 'email', 'enrolment', 'confirm'] }).notNull(),
    subject: text().notNull(),
    codeHash: bytes().notNull(),
    /** The network that requested the code; null where an operator did. */
    askedFrom: text(),
    /** Wrong tries from the network that requested it. */
    wrongTries: smallint().notNull().default(0),
    wrongTriesElsewhere: smallint().notNull().default(0),
    /** The name entered at registration. */
    name: text(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('codes_one_live').on(table.purpose, table.subject),
    check('codes_purpose', sql`${table.purpose} in ('sign-in', 'email', 'enrolment', 'confirm')`),
    index('codes_expiry').on(table.expiresAt),
  ],
);

/** The events that limits count: one row per event (`code-sent:sign-in`, `try` …) and subject. */
export const attempts = pgTable(
  'attempts',
  {
    id: key(),
    kind: text().notNull(),
    subject: text().notNull(),
    at: createdAt(),
  },
  (table) => [index('attempts_count').on(table.kind, table.subject, table.at)],
);

/** The bytes of files that a person has uploaded since `since`. */
export const uploadQuotas = pgTable('upload_quotas', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  since: moment().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});

export const deviceTokens = pgTable(
  'device_tokens',
  {
    id: key(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    subscription: text().notNull(),
    deviceName: text().notNull(),
    /** The session that registered it; when it is revoked, the browser gets no more messages. */
    sessionId: integer().references(() => sessions.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [
    index('device_tokens_person').on(table.personId),
    index('device_tokens_session').on(table.sessionId),
  ],
);
