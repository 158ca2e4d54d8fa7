import {
  consentKinds,
  dataRequestKinds,
  dataRequestStates,
} from '@nibras/contract/people/privacy/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from './columns.ts';
import { people } from './people.ts';

const ofPerson = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

const listOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** Requests for all of one's data, and for the deletion of an account. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: key(),
    kind: text({ enum: dataRequestKinds }).notNull(),
    personId: ofPerson(),
    state: text({ enum: dataRequestStates }).notNull().default('waiting'),
    /** Of a deletion: what becomes of the certificates. */
    certificates: text({ enum: ['keep', 'remove'] }),
    createdAt: createdAt(),
    /** When it must be done; a deletion happens then. */
    dueAt: moment().notNull(),
    /** When the person was told that their account is deleted soon. */
    remindedAt: moment(),
    finishedAt: moment(),
    /** Of an export: the file in storage, its bytes, and until when it can be downloaded. */
    path: text(),
    bytes: bigint({ mode: 'number' }),
    expiresAt: moment(),
  },
  (table) => [
    uniqueIndex('data_requests_one_waiting')
      .on(table.personId, table.kind)
      .where(sql`${table.state} = 'waiting'`),
    index('data_requests_person').on(table.personId, table.id.desc()),
    index('data_requests_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('data_requests_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('data_requests_expiring').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    check('data_requests_kind', sql`${table.kind} in (${listOf(dataRequestKinds)})`),
    check('data_requests_state', sql`${table.state} in (${listOf(dataRequestStates)})`),
    check('data_requests_certificates', sql`${table.certificates} in ('keep', 'remove')`),
    check(
      'data_requests_deletion',
      sql`(${table.kind} = 'deletion') = (${table.certificates} is not null)`,
    ),
    check('data_requests_file', sql`(${table.state} = 'ready') = (${table.path} is not null)`),
    check('data_requests_expiry', sql`(${table.path} is null) = (${table.expiresAt} is null)`),
  ],
);

/** What a person has agreed to, in the words that they saw, and what they took back: a row for each time. */
export const consents = pgTable(
  'consents',
  {
    id: key(),
    personId: ofPerson(),
    kind: text({ enum: consentKinds }).notNull(),
    wording: text().notNull(),
    given: boolean().notNull(),
    at: createdAt(),
  },
  (table) => [
    index('consents_person').on(table.personId, table.id.desc()),
    check('consents_kind', sql`${table.kind} in (${listOf(consentKinds)})`),
  ],
);
