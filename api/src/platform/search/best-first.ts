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
  /** Among equals those that more people want come first, whatever else their titles have. */
  isWanted?: boolean;
  /** What a word in the description costs more than one in the title. */
  descriptionCost?: number | undefined;
}

/** What a word costs by the place that has it, so that a title decides. A word of a question that is nowhere costs less than one in a long text. */
const costs = { title: 0, description: 5, body: 11, nowhere: 12, questionNowhere: 10 } as const;

/** What a word costs by how it is there: as typed, folded, in another form, as a synonym, inside a word, with a typo. */
const costsOfWays = [0, 0.25, 1, 1.5, 2.5, 4] as const;

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
    // No synonyms are known.
    sql`false`,
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
    of('synonym'),
    of('part'),
    of('typo'),
  ];
}

/**
 * The rank of a found item, 0 for the best and 12 for one without any of the words: the mean cost of the words by their weights. Each
 * counts by the first place that has it (title, description, body), and there by the way in which it is written.
 */
export function rankOf({
  searched,
  title,
  description,
  body,
  descriptionCost = costs.description,
  isWanted = false,
}: Places): SQL<number> {
  const { words, byTypo = false, weights } = searched;
  const placed = [
    { place: title, cost: costs.title },
    { place: description, cost: descriptionCost },
    { place: body, cost: costs.body },
  ].flatMap(({ place, cost }) => (place === undefined ? [] : [{ place, cost }]));
  const places = placed.map(({ place }) => place);
  if (words.length === 0) return sql<number>`0::real`;
  const names = (at: number) => ({
    written: sql.raw(`place.written${at}`),
    folded: sql.raw(`place.folded${at}`),
    words: sql.raw(`place.words${at}`),
  });
  const rankOfWord = (word: SearchedWord) => {
    const cases = placed.flatMap(({ cost }, at) =>
      waysIn(names(at), word, byTypo).map(
        (condition, way) =>
          sql`when ${condition} then ${sql.raw(`${cost + (costsOfWays[way] ?? 0)}`)}`,
      ),
    );
    return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(`${word.onSite?.isOptional ? costs.questionNowhere : costs.nowhere}`)} end`;
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
  const shares = sharesOf(words, weights);
  const ranks = words.map((word, at) => sql`${shares[at] ?? 0}::real * ${rankOfWord(word)}`);
  return sql<number>`(select ${sql.join([...ranks, ...phrase(searched), ...(isWanted ? [] : inTitle(searched))], sql` + `)}
    from (select ${sql.join(columns, sql`, `)} from (select ${sql.join(texts, sql`, `)} offset 0) texts offset 0) place)`;
}

/** The part that each word has in a rank. */
function sharesOf(words: Searched['words'], weights: Searched['weights']): number[] {
  const all = words.map((_, at) => weights?.[at] ?? 1);
  const sum = all.reduce((one, other) => one + other, 0);
  return all.map((one) => one / sum);
}

/** What the words cost where they do not stand in the title one behind the other. */
const costOfScattered = 0.5;

/** What a title costs that begins with another word, and one that consists of other words for the most part. */
const [costOfLater, costOfOthers] = [0.3, 0.5];

/** «المتغيرات: أسماء للقيم» is more about «متغيرات» than «القيم ونطاق المتغيرات». */
function inTitle({ required }: Searched): SQL[] {
  const [first] = required;
  if (!first) return [];
  const begins = amongWords(sql`place.words0[1:1]`, first);
  const others = sql`greatest(0, cardinality(place.words0) - ${required.length}::int)::real`;
  return [
    sql`case when ${begins} then 0 else ${sql.raw(`${costOfLater}`)} end`,
    sql`${sql.raw(`${costOfOthers}`)} * ${others} / (${others} + ${required.length}::real)`,
  ];
}

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
 * Orders what a search has found: those that are compared by rank and what is added to it, then how many have joined, then the newest. A caller adds its key, so that the
 * order is the same on every page.
 */
export function bestFirst({
  id,
  joined,
  later = sql`0`,
  createdAt,
  ...places
}: Places & { id: Column; joined?: Text | undefined; later?: SQL; createdAt: Text }): SQL {
  const { compared } = places.searched;
  const rank = sql`${rankOf({ ...places, isWanted: joined !== undefined })} + ${later}`;
  const first = compared
    ? sql`case when ${id} = any(${sql.param(compared)}::int[]) then ${rank} end`
    : rank;
  return sql`${first}, ${joined ? sql`${joined} desc, ` : sql``}${createdAt} desc`;
}
