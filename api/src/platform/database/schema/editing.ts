import { addressedKinds, contentKinds } from '@nibras/contract/content/items/studio/page.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, foldedText, key, moment, updatedAt } from './columns.ts';
import { people } from './people.ts';

const ofKind = () => text({ enum: contentKinds }).notNull();
const kindList = sql.raw(contentKinds.map((kind) => `'${kind}'`).join(', '));
const byPerson = () => integer().references(() => people.id, { onDelete: 'set null' });

/** The save that last changed a field: its number, who made it and when. */
export interface FieldVersion {
  version: number;
  by: number | null;
  at: string;
  /** The open tab that made it, and its count of saves; absent for what no tab typed. */
  editor?: { id: string; save: number };
}

/** Numbers the saves of all drafts, so that a field's versions only grow, also after its draft was published. */
export const draftSaves = pgSequence('draft_saves');

/** The changed fields of an item that are not published yet, one row an item. */
export const drafts = pgTable(
  'drafts',
  {
    id: key(),
    kind: ofKind(),
    itemId: integer().notNull(),
    /** The version of the item from which the draft began. */
    baseVersion: integer().notNull(),
    /** The number of its last save. */
    version: bigint({ mode: 'number' }).notNull().default(1),
    /** Under the names that they have on the wire. */
    fields: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Also of fields that are published already. */
    fieldVersions: jsonb().$type<Record<string, FieldVersion>>().notNull().default({}),
    personId: byPerson(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The name that the item will have. */
    searchText: foldedText(`coalesce(fields ->> 'name', '')`),
  },
  (table) => [
    index('drafts_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    unique('drafts_one_an_item').on(table.kind, table.itemId),
    index('drafts_person').on(table.personId, table.updatedAt.desc().nullsFirst()),
    check('drafts_kind', sql`${table.kind} in (${kindList})`),
  ],
);

/** The fields of an item as they were published, kept for a year. */
export const versions = pgTable(
  'versions',
  {
    id: key(),
    kind: ofKind(),
    itemId: integer().notNull(),
    number: integer().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The fields that differ from the version before. */
    changed: text().array().notNull().default([]),
    fieldVersions: jsonb().$type<Record<string, FieldVersion>>().notNull().default({}),
    personId: byPerson(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('versions_number').on(table.kind, table.itemId, table.number),
    check('versions_kind', sql`${table.kind} in (${kindList})`),
    index('versions_age').on(table.createdAt),
  ],
);

/** Former addresses of what was public, by which its present one is found. */
export const slugRedirects = pgTable(
  'slug_redirects',
  {
    kind: text({ enum: addressedKinds }).notNull(),
    slug: text().notNull(),
    itemId: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('slug_redirects_item').on(table.kind, table.itemId),
    check(
      'slug_redirects_kind',
      sql`${table.kind} in (${sql.raw(addressedKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
  ],
);

/** Who has which item open for editing. A row that was not renewed lately does not count. */
export const editingPeople = pgTable(
  'editing_people',
  {
    kind: ofKind(),
    itemId: integer().notNull(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The field with the keyboard; null for none. */
    field: text(),
    seenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.personId] }),
    index('editing_people_person').on(table.personId),
    check('editing_people_kind', sql`${table.kind} in (${kindList})`),
  ],
);

/** Who did what to which item. A null person is the system, or a person who has left. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: byPerson(),
    action: text().notNull(),
    kind: text().notNull(),
    itemId: integer().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    /** A trigger fills in the course of a course or lecture, the item's name, and what usual actions change. */
    courseId: integer(),
    name: text().notNull().default(''),
    /** What it changed, as `lecture:12:state`: it cannot be undone once a newer entry has changed the same. */
    changed: text().array().notNull().default([]),
    /** The entry by which it was undone. */
    undoneBy: bigint({ mode: 'number' }),
    searchText: foldedText('name'),
  },
  (table) => [
    index('audit_log_course').on(table.courseId, table.id.desc()),
    index('audit_log_person').on(table.personId, table.id.desc()),
    index('audit_log_action').on(table.action, table.id.desc()),
    index('audit_log_changed').using('gin', table.changed),
    index('audit_log_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('audit_log_item').on(table.kind, table.itemId, table.id.desc().nullsFirst()),
    index('audit_log_newest').on(table.createdAt.desc().nullsFirst()),
  ],
);

/** The hashes of the links that make the first admin. */
export const firstAdminLinks = pgTable('first_admin_links', {
  hash: bytes().primaryKey(),
  expiresAt: moment().notNull(),
});
