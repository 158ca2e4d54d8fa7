import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

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
