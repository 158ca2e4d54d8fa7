import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Closeness, Slot } from '../words/read-query.ts';
import type { Searched } from './search.ts';
import { amongWords, containsForm, containsWord, hasTypo, type SearchedWord } from './word-in.ts';

type Text = Column | SQL;

/** A text as it is written, with its folded text where a column has it. */
type Place = Text | { written?: Text; folded: Text };

interface Places {
  searched: Searched;
  title: Place;
  description?: Place | undefined;
  body?: Place | undefined;
}

const isFolded = (place: Place): place is { written?: Text; folded: Text } => 'folded' in place;
const writtenOf = (place: Place) => (isFolded(place) ? place.written : place);
const foldedOf = (place: Place) =>
  isFolded(place) ? place.folded : sql`fold_arabic(${place}::text)`;

/** How a word can be in a text, the best way first. */
function waysIn(
  text: { written: SQL; folded: SQL; words: SQL },
  word: SearchedWord,
  byTypo: boolean,
) {
  if (word.onSite) return waysOnSite(text, word, word.onSite);
  const whole = sql`${text.folded} like ${`% ${word.folded} %`}`;
  const asTyped = `%${(word.written ?? word.folded).replace(/[\\%_]/g, '\\$&')}%`;
  return [
    sql`${whole} and ${text.written} ilike ${asTyped}`,
    whole,
    containsForm(text.folded, word) ?? sql`false`,
    // Inside another word.
    containsWord(text.folded, word) ?? sql`false`,
    ...(byTypo ? [hasTypo(text.folded, word, 'scan') ?? sql`false`] : []),
  ];
}

function waysOnSite(
  text: { written: SQL; words: SQL },
  { written }: SearchedWord,
  slot: Pick<Slot, 'alternatives'>,
) {
  const asTyped = `%${(written ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const of = (closeness: Closeness) => amongWords(text.words, slot, closeness);
  return [
    sql`${of('same')} and ${text.written} ilike ${asTyped}`,
    of('same'),
    of('form'),
    of('part'),
    of('typo'),
  ];
}

const waysAtMost = 5;

/**
 * The rank of a found item, 0 for the best. Each word counts by the first place that has it (title, description, body), and
 * there by the way in which it is written: as typed, folded, in another form, inside a word, with a typo.
 */
export function rankOf({ searched, title, description, body }: Places): SQL<number> {
  const { words, byTypo = false, weights } = searched;
  const places = [title, description, body].filter((place) => place !== undefined);
  if (words.length === 0) return sql<number>`0::int`;
  const names = (at: number) => ({
    written: sql.raw(`place.written${at}`),
    folded: sql.raw(`place.folded${at}`),
    words: sql.raw(`place.words${at}`),
  });
  const rankOfWord = (word: SearchedWord) => {
    const cases = places.flatMap((_, at) =>
      waysIn(names(at), word, byTypo).map(
        (condition, way) => sql`when ${condition} then ${sql.raw(`${at * waysAtMost + way}`)}`,
      ),
    );
    return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(`${places.length * waysAtMost}`)} end`;
  };
  const texts = places.map(
    (place, at) => sql`coalesce(${writtenOf(place) ?? sql`''`}, '') as ${sql.raw(`written${at}`)},
      coalesce(${foldedOf(place)}, '') as ${sql.raw(`text${at}`)}`,
  );
  // Spaces around, so that the first and the last word are whole words too.
  const columns = places.map((_, at) =>
    sql.raw(
      `written${at}, ' ' || text${at} || ' ' as folded${at}, string_to_array(text${at}, ' ') as words${at}`,
    ),
  );
  // Without the offsets each text would be folded again for every case.
  const ranks = words.map((word, at) =>
    weights ? sql`${weights[at] ?? 1}::real * ${rankOfWord(word)}` : rankOfWord(word),
  );
  return sql<number>`(select ${sql.join([...ranks, ...phrase(searched)], sql` + `)}
    from (select ${sql.join(columns, sql`, `)} from (select ${sql.join(texts, sql`, `)} offset 0) texts offset 0) place)`;
}

/** What the words cost where they do not stand in the title one behind the other. */
const costOfScattered = 1;

const phrase = ({ words, required }: Searched) => {
  const texts = [words.map(({ folded }) => folded), required.map(({ text }) => text)]
    .filter((some) => some.length > 1)
    .map((some) => some.join(' '));
  const wholes = [...new Set(texts)].map((text) => sql`place.folded0 like ${`% ${text} %`}`);
  return wholes.length === 0
    ? []
    : [
        sql`case when ${sql.join(wholes, sql` or `)} then 0 else ${sql.raw(`${costOfScattered}`)} end`,
      ];
};

/**
 * Orders what a search has found: by rank and what is added to it, then how many have joined, then the newest. A caller adds its key, so that the
 * order is the same on every page.
 */
export const bestFirst = ({
  joined,
  later = sql`0`,
  createdAt,
  ...places
}: Places & { joined?: Text | undefined; later?: SQL; createdAt: Text }): SQL =>
  sql`${rankOf(places)} + ${later}, ${joined ? sql`${joined} desc, ` : sql``}${createdAt} desc`;
