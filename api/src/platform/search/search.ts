import { and, type Column, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

/** Shorter words have too many neighbours for a typo to be told from another word. */
const shortestWithTypo = 4;

/** The words of what was asked, folded as what is stored is folded. */
async function foldedWords(db: Queryable, asked: string): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(
    sql`select fold_arabic(${asked}) as folded`,
  );
  return rows[0]?.folded.split(' ').filter(Boolean) ?? [];
}

// Folding leaves letters, digits, + and #, so no word carries a wildcard of LIKE.
const contains = (text: Column, word: string) => sql`${text} like ${`%${word}%`}`;

const containsNearly = (text: Column, word: string) =>
  word.length < shortestWithTypo
    ? contains(text, word)
    : sql`(${contains(text, word)} or (${word} <% ${text} and has_word_within_one_typo(${text}, ${word})))`;

/**
 * The condition for an Arabic search as people write it (DESIGN §6): every word is found, also inside other words;
 * only when nothing is found so, words with one typo count too.
 * @param anyMatch says whether a condition matches any row of the list that is searched
 * @returns undefined for a blank search, which asks for everything
 */
export async function searchCondition(
  db: Queryable,
  asked: string,
  text: Column,
  anyMatch: (condition: SQL | undefined) => Promise<boolean>,
): Promise<SQL | undefined> {
  if (asked.trim() === '') return undefined;
  const words = await foldedWords(db, asked);
  // Nothing but signs: it asks for something, and nothing is it.
  if (words.length === 0) return sql`false`;
  const exact = and(...words.map((word) => contains(text, word)));
  if (await anyMatch(exact)) return exact;
  return and(...words.map((word) => containsNearly(text, word)));
}
