import { wordPattern } from '@nibras/contract/text/word-pattern.ts';
import { and, type Column, or, type SQL, sql } from 'drizzle-orm';
import type { Closeness, Slot } from '../words/read-query.ts';
import { typoPattern, unharmedParts } from '../words/typo-pattern.ts';

type Text = Column | SQL;

/** Who evaluates a condition: the trigram index, or a scan that compares row by row what is cheapest first. */
export type Reader = 'index' | 'scan';

/** A word of a search. */
export interface SearchedWord {
  folded: string;
  /** As it was typed; null where it was not typed as a word of its own. */
  written: string | null;
  /** Its forms as a pattern of a whole word, and what one of them must contain; null where it has no other form. */
  forms: { pattern: string; cores: string[] } | null;
  /** In texts of the site: the words of the site that are meant by it. */
  onSite?: Pick<Slot, 'alternatives' | 'isOptional'>;
}

/** A particle with too few letters after it to be folded away: the beginning of a word that is still being typed. */
const incompleteWord = /^(?:وال|بال|كال|فال|لل|ال)(.{0,2})$/;

/** @param options.namesOnly names have no other forms */
export const searchedWord = (
  folded: string,
  { written, namesOnly }: { written: string | null; namesOnly: boolean },
): SearchedWord => ({
  folded,
  written,
  forms: namesOnly || folded === 'ال' ? null : wordPattern(folded),
});

// Folding leaves letters, digits, + and #, so no word contains a wildcard of LIKE.
const like = (text: Text, part: string) => sql`${text} like ${`%${part}%`}`;
const likeAny = (text: Text, parts: string[]) => or(...parts.map((part) => like(text, part)));

/** The pattern only where a cheap condition holds; without the case PostgreSQL may evaluate it first. */
const onlyWhere = (condition: SQL | undefined, text: Text, pattern: string) =>
  sql`case when ${condition} then ${text} ~ ${pattern} else false end`;

/** Whether a folded text contains a word as it is, also inside other words. */
export function containsWord(text: Text, { folded }: SearchedWord): SQL | undefined {
  const beginning = incompleteWord.exec(folded)?.[1];
  return beginning === undefined
    ? like(text, folded)
    : or(like(text, folded), sql`${text} like ${`${beginning}%`}`, like(text, ` ${beginning}`));
}

/** Whether a folded text contains a form of a word. */
export function containsForm(text: Text, { forms }: SearchedWord): SQL | undefined {
  if (!forms) return undefined;
  const whole = `(?:^| )${forms.pattern}(?: |$)`;
  const cores = likeAny(text, forms.cores);
  return and(cores, onlyWhere(cores, text, whole));
}

/** The words of a folded text, as the indexes of the site's texts have them. */
const wordsOf = (text: Text) => sql`string_to_array(${text}, ' ')`;

/** Whether some words have what a word of the site stands for. */
export function amongWords(
  words: SQL,
  { alternatives }: Pick<Slot, 'alternatives'>,
  closeness?: Closeness,
): SQL {
  const some = alternatives.filter((one) => closeness === undefined || one.closeness === closeness);
  const conditions = some.map((alternative) =>
    and(...alternative.words.map((choices) => sql`${words} && ${sql.param(choices)}::text[]`)),
  );
  return or(...conditions) ?? sql`false`;
}

/** Whether a folded text has what a word of the site stands for; the index of its words answers it. */
export const hasSiteWord = (text: Text, slot: Pick<Slot, 'alternatives'>): SQL =>
  amongWords(wordsOf(text), slot);

/** Whether a folded text contains a word, as it is or in another form. */
export const findsWord = (text: Text, word: SearchedWord): SQL | undefined =>
  word.onSite
    ? hasSiteWord(text, word.onSite)
    : or(containsWord(text, word), containsForm(text, word));

/** What every text contains that has a word or a form of it; compared without patterns where that is possible. */
export const mayFindWord = (text: Text, word: SearchedWord): SQL | undefined =>
  word.onSite
    ? hasSiteWord(text, word.onSite)
    : or(containsWord(text, word), word.forms ? likeAny(text, word.forms.cores) : undefined);

/** Whether a folded text has a word with one typo. */
export function hasTypo(text: Text, { folded }: SearchedWord, reader: Reader): SQL | undefined {
  const pattern = typoPattern(folded);
  if (pattern === null) return undefined;
  return reader === 'index'
    ? sql`${text} ~ ${pattern}`
    : onlyWhere(likeAny(text, unharmedParts(folded)), text, pattern);
}
