import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { SearchedWord } from '#platform/search/word-in.ts';
import { lookUpIn } from '#platform/words/look-up.ts';
import { arabicFor } from '#platform/words/written-in-latin.ts';
import { type Kind, kinds } from './kinds.ts';

/** Shorter words are near to too many others. */
const minLength = 3;
const maxLength = 20;
/** The least trigram similarity of a word that was meant. */
const near = 0.3;

interface NearWord extends Record<string, unknown> {
  input: string;
  /** Folded. */
  word: string;
  title: string;
}

/** Three letters in a row, of which a near word has some, and the first two. */
function pieces(word: string): string[] {
  const letters = [...word];
  const inside = letters.slice(2).map((_, at) => `%${letters.slice(at, at + 3).join('')}%`);
  const start = letters.slice(0, 2).join('');
  return [...inside, `${start}%`, `% ${start}%`];
}

/** Some published titles of a kind that may have a word near to the asked one. The trigram index finds them. */
const titlesOf = ({ tables, where, searched, title }: Kind, word: string): SQL => sql`
  (select ${title} as title from ${tables} where ${where} and (${sql.join(
    pieces(word).map((piece) => sql`${searched} like ${piece}`),
    sql` or `,
  )}) limit ${limits.titlesCompared})`;

/** The word of published titles that is nearest to the asked one; none where no word is near. */
const nearestWord = (input: string): SQL => {
  const titles = kinds.filter((kind) => kind.as === 'text').map((kind) => titlesOf(kind, input));
  return sql`(select ${input}::text as input, word, title
    from (${sql.join(titles, sql` union all `)}) titles
    cross join unnest(string_to_array(fold_arabic(title), ' ')) word
    where similarity(word, ${input}) >= ${near} and length(word) >= ${minLength}
    order by similarity(word, ${input}) desc, word limit 1)`;
};

/** A word as the title writes it, without a particle before «ال», which belongs to the title's sentence. */
function asWritten({ title, word }: NearWord): string {
  const words = title.split(/[\s.,:;،؛؟!()«»"'/\\|–—-]+/);
  const written = words.find((one) => foldArabic(one) === word) ?? word;
  return written.replace(/^[وبكف](?=ال.{3})/, '');
}

/**
 * A search with the nearest words of published titles in place of those that the site does not know, and of Arabic that is written in
 * Latin letters with the site's words of that sound
 * (docs/behaviour/search.md#did-you-mean).
 * @returns null where no unknown word has a near one
 */
export async function nearestSearch(
  db: Queryable,
  words: readonly SearchedWord[],
): Promise<string | null> {
  const unknown = words
    .filter(({ onSite, folded }) => {
      const isKnown = onSite?.isOptional || onSite?.alternatives.length !== 0;
      return !isKnown && folded.length >= minLength && folded.length <= maxLength;
    })
    .slice(0, limits.correctedWords);
  if (unknown.length === 0) return null;
  const spoken = await arabicFor(
    unknown.map(({ folded }) => folded),
    lookUpIn(db),
  );
  const { rows } = await db.execute<NearWord>(
    sql.join(
      unknown.map(({ folded }) => nearestWord(folded)),
      sql` union all `,
    ),
  );
  const nearest = new Map([...rows.map((row) => [row.input, asWritten(row)] as const), ...spoken]);
  if (nearest.size === 0) return null;
  return words.map(({ folded, written }) => nearest.get(folded) ?? written ?? folded).join(' ');
}
