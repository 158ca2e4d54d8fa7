import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** The words of what the site publishes, with which those of a search are compared (decision record 0113). Triggers add them. */
export const siteWords = pgTable(
  'site_words',
  {
    /** As it is written, without vowel signs. */
    written: text().primaryKey(),
    folded: text().notNull(),
    /** What all forms of the word have in common, and what it sounds like (`bones` and `sound` of the database). */
    bones: text().notNull(),
    sound: text().notNull(),
  },
  (table) => [
    index('site_words_folded').on(table.folded.op('text_pattern_ops')),
    index('site_words_bones').on(table.bones),
    index('site_words_sound').on(table.sound),
    index('site_words_letters').using('gin', sql`${table.folded} gin_trgm_ops`),
  ],
);

/** Words that mean the same on this site (decision record 0114). */
export const synonymGroups = pgTable('synonym_groups', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As they were typed, with «، » between them. */
  words: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What people searched without finding it, counted without persons. */
export const failedSearches = pgTable(
  'failed_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Folded. */
    query: text().notNull().unique(),
    /** As it was typed last. */
    written: text().notNull(),
    times: integer().notNull(),
    /** Whether something had most of the words. */
    nearest: boolean().notNull(),
    lastDay: date().notNull(),
    ignored: boolean().notNull().default(false),
  },
  (table) => [
    index('failed_searches_often').on(table.times.desc(), table.lastDay.desc(), table.id.desc()),
  ],
);

/** What people opened among the results of a search, counted without persons and by month. */
export const searchChoices = pgTable(
  'search_choices',
  {
    /** Folded. */
    query: text().notNull(),
    kind: text().notNull(),
    itemId: integer().notNull(),
    /** Its first day. */
    month: date().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.query, table.kind, table.itemId, table.month] })],
);
