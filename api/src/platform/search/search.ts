import { searching as limits } from '@nibras/contract/limits.ts';
import { and, type Column, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { typoPattern } from './typo-pattern.ts';

/**
 * Splits a search into folded words: folded like stored texts, without duplicates, and limited in length and number. A
 * word cut off at the end still matches every text that contains the whole of it.
 */
export async function foldedWords(db: Queryable, asked: string): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(
    sql`select left(fold_arabic(${asked}), ${limits.foldedMaxLength}) as folded`,
  );
  const words = new Set(rows[0]?.folded.split(' ').filter(Boolean));
  return [...words].slice(0, limits.distinctWords);
}

/** A particle with too few letters after it to be folded away: the beginning of a word that is still being typed. */
const incompleteWord = /^(?:وال|بال|كال|فال|لل|ال)(.{0,2})$/;

// Folding leaves letters, digits, + and #, so no word contains a wildcard of LIKE.
function contains(text: Column | SQL, word: string): SQL | undefined {
  const inside = sql`${text} like ${`%${word}%`}`;
  const beginning = incompleteWord.exec(word)?.[1];
  return beginning === undefined
    ? inside
    : or(inside, sql`${text} like ${`${beginning}%`}`, sql`${text} like ${`% ${beginning}%`}`);
}

function containsWithTypo(text: Column | SQL, word: string): SQL | undefined {
  const pattern = typoPattern(word);
  return pattern ? or(contains(text, word), sql`${text} ~ ${pattern}`) : contains(text, word);
}

/** The condition that a folded text contains what is searched. */
export type FoundIn = (text: Column | SQL) => SQL | undefined;

/**
 * The conditions of an Arabic search (docs/behaviour/general.md#lists): every word must be found, also inside other
 * words; `withTypo` tolerates one typo in a word, for where `exact` finds nothing. The trigram index answers all of it.
 */
export async function searchedText(
  db: Queryable,
  asked: string,
): Promise<{ exact: FoundIn; withTypo: FoundIn }> {
  const words = await foldedWords(db, asked);
  // A search of signs only is not blank and finds nothing.
  if (words.length === 0) return { exact: () => sql`false`, withTypo: () => sql`false` };
  return {
    exact: (text) => and(...words.map((word) => contains(text, word))),
    withTypo: (text) => and(...words.map((word) => containsWithTypo(text, word))),
  };
}

/**
 * Builds the condition of an Arabic search of one list.
 * @param place the searched text, or what makes the condition where several texts are searched
 * @param anyMatch returns whether a condition matches any row of the searched list
 * @returns undefined for a blank search, which finds everything
 */
export async function searchCondition(
  db: Queryable,
  asked: string,
  place: Column | SQL | ((found: FoundIn) => SQL | undefined),
  anyMatch: (condition: SQL | undefined) => Promise<boolean>,
): Promise<SQL | undefined> {
  if (asked.trim() === '') return undefined;
  const { exact, withTypo } = await searchedText(db, asked);
  const conditionOf = (found: FoundIn) =>
    typeof place === 'function' ? place(found) : found(place);
  if (await anyMatch(conditionOf(exact))) return conditionOf(exact);
  return conditionOf(withTypo);
}
