import { searching as limits } from '@nibras/contract/limits.ts';
import { and, type Column, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { nearly } from './nearly.ts';

/**
 * The words of what was asked, folded as what is stored is folded: each once, and no more than a search may cost. One
 * that is cut off at the end still stands in every text in which the whole of it does.
 */
export async function foldedWords(db: Queryable, asked: string): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(
    sql`select left(fold_arabic(${asked}), ${limits.foldedMaxLength}) as folded`,
  );
  const words = new Set(rows[0]?.folded.split(' ').filter(Boolean));
  return [...words].slice(0, limits.distinctWords);
}

/** A particle with less behind it than folding takes it from: the beginning of a word that is still being typed. */
const begunWord = /^(?:وال|بال|كال|فال|لل|ال)(.{0,2})$/;

// Folding leaves letters, digits, + and #, so no word carries a wildcard of LIKE.
function contains(text: Column, word: string): SQL | undefined {
  const inside = sql`${text} like ${`%${word}%`}`;
  const begun = begunWord.exec(word)?.[1];
  return begun === undefined
    ? inside
    : or(inside, sql`${text} like ${`${begun}%`}`, sql`${text} like ${`% ${begun}%`}`);
}

function containsNearly(text: Column, word: string): SQL | undefined {
  const pattern = nearly(word);
  return pattern ? or(contains(text, word), sql`${text} ~ ${pattern}`) : contains(text, word);
}

/**
 * The condition for an Arabic search as people write it (docs/behaviour/general.md#lists): every word is found, also inside other words;
 * only when nothing is found so, words with one typo count too. All of it is answered from the trigram index.
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
