import { searching } from '@nibras/contract/limits.ts';
import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { Searched } from './search.ts';
import { hasSiteWord } from './word-in.ts';

/** Where words of the site are looked for, in SQL that selects from `tables`. */
export interface SearchedTable {
  tables: SQL;
  /** Who may be found. */
  where: SQL | undefined;
  id: SQL;
  /** The folded text; an index has its words. */
  searched: SQL;
  /** The folded title, where an index has its words; null where it is all that is searched. */
  titled: SQL | null;
  /** The folded text of what it belongs to: a word may stand there instead. */
  context?: SQL;
  /** The ids of those that most people want, the best first, where many have the same words. */
  wanted: SQL;
}

type Slots = Searched['required'];
type Texts = Pick<SearchedTable, 'searched' | 'context'>;

const hasAny = (text: SQL, slots: Slots) => or(...slots.map((slot) => hasSiteWord(text, slot)));

/** Whether an item or what it belongs to has a word. */
const hasWord = ({ searched, context }: Texts, slot: Slots[number]) =>
  context
    ? sql`(${hasSiteWord(searched, slot)} or ${hasSiteWord(context, slot)})`
    : hasSiteWord(searched, slot);

/** Whether an item has every word, itself or in what it belongs to, of which at least one is its own. */
export const hasEvery = (texts: Texts, slots: Slots): SQL | undefined =>
  and(hasAny(texts.searched, slots), ...slots.map((slot) => hasWord(texts, slot)));

/** A word in a text is worth less than one in the title. */
const worthOfText = 0.35;

/** How much of a search an item has: the sum of the rarities of its words. */
const scoreOf = (table: SearchedTable, slots: Slots, rarity: readonly number[]): SQL =>
  sql.join(
    slots.map((slot, at) => {
      const worth = rarity[at] ?? 0;
      return sql`case when ${hasSiteWord(table.titled ?? table.searched, slot)} then ${worth}::real
        when ${hasWord(table, slot)} then ${worth * worthOfText}::real else 0 end`;
    }),
    sql` + `,
  );

/**
 * The ids of what has every word. The index answers it: first by titles, then by texts, at most so many that each can be compared.
 * Where there are more, those that most people want are looked at too, so that not the oldest come first.
 */
export function matchesOf(table: SearchedTable, slots: Slots): SQL {
  const { tables, where, id, searched, titled, context } = table;
  const having = (condition: SQL | undefined) =>
    sql`select ${id} as id from ${tables} where ${and(where, condition)}`;
  const everyIn = (text: SQL) => and(...slots.map((slot) => hasSiteWord(text, slot)));
  // A limit within these would let the planner scan the table for words that it takes for frequent. They are read no further than needed.
  return sql`all_titled as materialized (${having(everyIn(titled ?? searched))}),
    all_others as materialized (${having(context ? hasEvery(table, slots) : everyIn(searched))}),
    titled as materialized (select id from all_titled limit ${limits.candidates}),
    others as materialized (select id from all_others limit ${limits.candidates}),
    wanted as materialized (
      select wanted.id from (${table.wanted} limit ${limits.newestFirst}) wanted
      join lateral (${having(and(sql`${id} = wanted.id`, everyIn(searched)))} limit 1) item on true
      where (select count(*) from others) >= ${limits.compared}
      limit ${limits.ranked}
    ),
    matches as materialized (
      select id, row_number() over (order by min(place), id desc) as place from (
        select id, 0 as place from wanted union all
        select id, 1 from titled union all select id, 2 from others
      ) found group by id order by 2 limit ${searching.foundAtMost}
    )`;
}

/** The ids of what has most of the words that the site knows, of which one must be its own. */
export function nearestOf(
  table: SearchedTable,
  searched: Searched,
  rarity: readonly number[],
): SQL {
  const { tables, where, id } = table;
  const known = knownOf(searched);
  const rarities = known.map((slot) => rarity[searched.required.indexOf(slot)] ?? 0);
  const enough = rarities.reduce((sum, one) => sum + one, 0) * limits.nearestFrom;
  if (known.length === 0)
    return sql`matches as (select null::int as id, 0::real as score, 1 as place where false)`;
  return sql`all_candidates as materialized (
      select ${id} as id, ${scoreOf(table, known, rarities)} as score from ${tables}
      where ${and(where, hasAny(table.searched, known))}
    ),
    candidates as materialized (select id, score from all_candidates limit ${limits.candidates}),
    matches as materialized (
      select id, score, row_number() over (order by score desc) as place from candidates
      where score >= ${enough}::real order by score desc limit ${limits.ranked}
    )`;
}

/** Rows that are counted to see how rare a word is. */
const countedAtMost = 500;

/** How rare each of some words is on the site: less the more often it stands there, and at most 0.6. */
export async function rarityOf(
  db: Queryable,
  tables: readonly SearchedTable[],
  slots: Slots,
): Promise<number[]> {
  const counts = slots.map((slot, at) => {
    const ofTables = tables.map(
      ({ tables: from, where, searched }) =>
        sql`(with every as materialized (select from ${from} where ${and(where, hasSiteWord(searched, slot))})
          select count(*) from (select from every limit ${countedAtMost}) found)`,
    );
    return sql`select ${at}::int as at, (${sql.join(ofTables, sql` + `)})::int as found`;
  });
  const { rows } = await db.execute<{ at: number; found: number }>(
    sql.join(counts, sql` union all `),
  );
  const found = new Map(rows.map(({ at, found: number }) => [at, number]));
  return slots.map((_, at) => 1 / (1 + Math.log1p(Math.max(1, found.get(at) ?? 0))));
}

/** A word of a question counts little for the order. */
const weightOfQuestion = 0.3;

/** A search with the weights of its words, the rare ones counting most. */
export async function weighed(
  db: Queryable,
  tables: readonly SearchedTable[],
  searched: Searched,
): Promise<Searched & { rarity: number[] }> {
  const { required, words } = searched;
  const rarity = required.length > 1 ? await rarityOf(db, tables, required) : required.map(() => 1);
  const mean = rarity.reduce((sum, one) => sum + one, 0) / Math.max(1, rarity.length);
  const weights = words.map(({ folded }) => {
    const at = required.findIndex(({ text }) => text === folded);
    return at < 0 ? weightOfQuestion : (rarity[at] ?? mean) / mean;
  });
  return { ...searched, weights, rarity };
}

/**
 * Which words a text must have to be near to a search: those that the site knows, if they say enough: half of them, or a name in
 * Latin letters.
 */
export function knownOf({ required }: Searched): Slots {
  const known = required.filter(({ alternatives }) => alternatives.length > 0);
  const isName = ({ text, alternatives }: Slots[number]) =>
    /[a-z]/.test(text) ||
    alternatives.some(({ words }) => words.flat().some((word) => /[a-z]/.test(word)));
  return 2 * known.length >= required.length || known.some(isName) ? known : [];
}
