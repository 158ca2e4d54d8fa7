import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { and, type Column, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { lookUpIn } from '../words/look-up.ts';
import { isParticle } from '../words/particles.ts';
import { readQuery, type Slot } from '../words/read-query.ts';
import { siteSynonyms } from '../words/site-synonyms.ts';
import { wordWithTypo } from '../words/typo-pattern.ts';
import { writtenWords } from '../words/written-words.ts';
import {
  findsWord,
  hasSiteWord,
  hasTypo,
  mayFindWord,
  type Reader,
  type SearchedWord,
  searchedWord,
} from './word-in.ts';

/**
 * Folds a search like stored texts: words without duplicates, limited in length and number. A word cut off at the end
 * still matches every text that contains the whole of it. Each with the way in which it was written.
 */
async function searchedWords(
  db: Queryable,
  input: string,
  { namesOnly = false }: SearchOptions = {},
): Promise<SearchedWord[]> {
  const tokens = [...new Set(input.toWellFormed().split(/\s+/).filter(Boolean))];
  const { rows } = await db.execute<{ folded: string; tokens: string[] }>(
    sql`select left(fold_arabic(${input}), ${limits.foldedMaxLength}) as folded,
      array(select fold_arabic(token) from unnest(${sql.param(tokens)}::text[])
        with ordinality as token(token, place) order by place) as tokens`,
  );
  const folded = [...new Set(rows[0]?.folded.split(' ').filter(Boolean))];
  return folded.slice(0, limits.distinctWords).map((word) => {
    const written = tokens[rows[0]?.tokens.indexOf(word) ?? -1] ?? null;
    return searchedWord(word, { written, namesOnly });
  });
}

/** The words of a search, folded like stored texts. */
export const foldedWords = async (db: Queryable, input: string): Promise<string[]> =>
  (await searchedWords(db, input)).map(({ folded }) => folded);

/** The condition that a folded text contains what is searched; written for the trigram index unless a scan is said. */
export type FoundIn = (text: Column | SQL, reader?: Reader) => SQL | undefined;

export interface SearchOptions {
  /** The searched texts are names, which have no other forms. */
  namesOnly?: boolean;
}

/** What is searched (docs/search.md): its conditions, what of it is marked in a text, and its words for `bestFirst`. */
export interface Searched {
  /** Every word is found, as it is (also inside other words) or in another form. */
  found: FoundIn;
  /** The same with one typo in a word, for where `found` finds nothing. */
  withTypo: FoundIn;
  /** True of every text of `found`, and without patterns: the index answers it at once. */
  mayFind: FoundIn;
  /** What `searchHits` marks besides the search itself: patterns of whole folded words. */
  marks: string[];
  /** The same for what was found by `withTypo`. */
  marksWithTypo: string[];
  words: readonly SearchedWord[];
  /** Of the site's words those that a text must have; none where it is not searched by them. */
  required: readonly Slot[];
  /** How much each of `words` counts for the order; all the same where it is not set. */
  weights?: readonly number[];
  /** Which of many found rows are compared, for `bestFirst`; all of them where it is not set. */
  compared?: readonly number[];
  /** Set where only `withTypo` found something, for `bestFirst`. */
  byTypo?: boolean;
}

/** Reads a search of texts that are not the site's own, such as messages (docs/search.md). The trigram index answers all of its conditions. */
export async function searchedText(
  db: Queryable,
  input: string,
  options: SearchOptions = {},
): Promise<Searched> {
  const words = await searchedWords(db, input, options);
  // A search of signs only is not blank and finds nothing.
  const every =
    (isIn: (text: Column | SQL, word: SearchedWord, reader: Reader) => SQL | undefined): FoundIn =>
    (text, reader = 'index') =>
      words.length === 0 ? sql`false` : and(...words.map((word) => isIn(text, word, reader)));
  const marks = words.flatMap(({ forms }) => (forms ? [forms.pattern] : []));
  const typos = words.map(({ folded }) => wordWithTypo(folded)).filter((typo) => typo !== null);
  return {
    found: every(findsWord),
    withTypo: every((text, word, reader) => or(findsWord(text, word), hasTypo(text, word, reader))),
    mayFind: every(mayFindWord),
    marks,
    marksWithTypo: [...marks, ...typos],
    words,
    required: [],
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
  input: string,
  place: Column | SQL | ((found: FoundIn) => SQL | undefined),
  anyMatch: (condition: SQL | undefined) => Promise<boolean>,
  options: SearchOptions = {},
): Promise<SQL | undefined> {
  if (input.trim() === '') return undefined;
  const { found, withTypo } = await searchedText(db, input, options);
  const conditionOf = (how: FoundIn) => (typeof place === 'function' ? place(how) : how(place));
  if (await anyMatch(conditionOf(found))) return conditionOf(found);
  return conditionOf(withTypo);
}

/** Words of the site as patterns that `searchHits` marks. */
const marksOf = (slots: readonly Slot[]) => [
  ...new Set(
    slots.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ words }) => words.flat().map((word) => word.replaceAll('+', '[+]'))),
    ),
  ),
];

/** How many words are marked at most; more are of a beginning that many words have. */
const mostMarks = 60;

/**
 * Reads a search of what the site publishes: by its words, of which each query word means some (docs/search.md). A word of a question
 * excludes nothing, unless the query has no other.
 * @param options.isTyping the last word may be incomplete
 */
export async function searchedOnSite(
  db: Queryable,
  input: string,
  { isTyping = false }: { isTyping?: boolean } = {},
): Promise<Searched> {
  const written = writtenWords(input.slice(0, limits.foldedMaxLength));
  const distinct = [...new Map(written.map((word) => [word.folded, word])).values()];
  const slots = await readQuery(distinct.slice(0, limits.distinctWords), lookUpIn(db), {
    synonyms: await siteSynonyms(db),
    isTyping,
  });
  const words = slots.map(
    (slot): SearchedWord => ({
      folded: slot.text,
      written: slot.written,
      forms: null,
      onSite: slot,
    }),
  );
  const needed = slots.filter(({ isOptional }) => !isOptional);
  const said = slots.filter(
    ({ text, alternatives }) => !isParticle(text) && alternatives.length > 0,
  );
  const required = [needed, said, slots].find((some) => some.length > 0) ?? [];
  const found: FoundIn = (text) =>
    required.length === 0 ? sql`false` : and(...required.map((slot) => hasSiteWord(text, slot)));
  const marks = marksOf(required).slice(0, mostMarks);
  return { found, withTypo: found, mayFind: found, marks, marksWithTypo: marks, words, required };
}
