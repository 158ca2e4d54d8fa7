import { studio as limits, listBounds } from '@nibras/contract/limits.ts';
import type { SearchItem, SearchKind } from '@nibras/contract/site/search/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { StudioScope } from '#platform/http/studio-scope.ts';
import type { FoundIn } from './search.ts';

export type SearchedKind = Exclude<SearchKind, 'page'>;

/** What a search looks for: the words in texts and in names, and the words themselves for numbers. */
export interface StudioSearchTerm {
  inText: FoundIn;
  inName: FoundIn;
  search: string;
  /** No word has the three letters that the index of texts needs. */
  isShort: boolean;
}

/** How the studio's search finds things of one kind; a feature names it in its `register.ts`. */
export interface StudioSearch {
  kind: SearchedKind;
  /** Whether the scope has anything of the kind. */
  open: (scope: StudioScope) => boolean;
  /** A query for the `id` of each row that matches, answered by the index of the texts. */
  matches: (term: StudioSearchTerm, scope: StudioScope) => SQL;
  /**
   * A query for `id` and `matched` of every row that the scope has, in the order of the list. Of a kind without it, any
   * of many matches are shown.
   */
  inOrder?: (term: StudioSearchTerm, scope: StudioScope) => SQL;
  /**
   * The rows whose ids are in an array, with `id`, `name`, `detail` and the `path` of the studio's page about them: the
   * first `limits.foundPerKind` in the order of the list.
   */
  show: (ids: SQL) => SQL;
}

/** A condition whose frequency PostgreSQL does not estimate, so that it reads a list in its order until a page is full. */
export const comparedOneByOne = (condition: SQL | undefined): SQL =>
  sql`case when ${condition} then true else false end`;

/** What a search reads of items that can have drafts. */
interface SearchedItems {
  kind: string;
  table: string;
  /** What `listed` and `order` read besides the table. */
  joins?: SQL;
  /** The condition that the scope has an item, on the table alone. */
  within?: SQL | undefined;
  listed: SQL;
  order: SQL;
}

/** The items whose texts or drafts have the words: `matches` and `inOrder` of a search. */
export function itemsFound(
  { inText: found }: StudioSearchTerm,
  { kind, table, joins = sql``, within = sql`true`, listed, order }: SearchedItems,
) {
  const items = sql.identifier(table);
  const drafted = sql`drafts.kind = ${kind} and ${found(sql`drafts.search_text`)}`;
  return {
    // The matches stand alone: beside joins and a limit, PostgreSQL may read the whole table for words that no row has.
    matches: sql`with matches as materialized (
        select id from ${items} where ${found(sql`${items}.search_text`)} and ${within}
        union all select item_id from drafts where ${drafted})
      select ${items}.id from matches join ${items} on ${items}.id = matches.id ${joins}
      where ${within} and ${listed}`,
    inOrder: sql`select ${items}.id, ${comparedOneByOne(found(sql`${items}.search_text`))}
        or exists (select from drafts where item_id = ${items}.id and ${drafted}) as matched
      from ${items} ${joins} where ${within} and ${listed} order by ${order}`,
  };
}

/** The name that a draft gives to an item; null where it gives none. */
export const draftedName = (kind: string, id: SQL): SQL =>
  sql`(select nullif(fields ->> 'name', '') from drafts where kind = ${kind} and item_id = ${id})`;

interface FoundRow extends Record<string, unknown>, SearchItem {}

/** The ids among which the first are shown: all matches if they are few, else the first of the list. */
async function idsFound(
  db: Queryable,
  { matches, inOrder }: StudioSearch,
  { term, scope }: { term: StudioSearchTerm; scope: StudioScope },
): Promise<number[]> {
  const idsOf = async (query: SQL, limit: number) => {
    const { rows } = await db.execute<{ id: number }>(sql`${query} limit ${limit}`);
    return rows.map(({ id }) => id);
  };
  const compared = inOrder?.(term, scope);
  const first = (list: SQL) =>
    idsOf(sql`select id from (${list}) list where matched`, limits.foundPerKind);
  if (compared && term.isShort) return first(sql`${compared} limit ${limits.comparedPerKind}`);
  const ids = await idsOf(matches(term, scope), listBounds.foundTo + 1);
  return compared && ids.length > listBounds.foundTo ? first(compared) : ids;
}

/** What a search finds in everything that the scope has, by kind; kinds without a hit are left out. */
export async function searchAll(
  db: Queryable,
  searches: readonly StudioSearch[],
  input: { term: StudioSearchTerm; scope: StudioScope },
): Promise<{ kind: SearchedKind; items: SearchItem[] }[]> {
  const groups: { kind: SearchedKind; items: SearchItem[] }[] = [];
  for (const search of searches) {
    if (!search.open(input.scope)) continue;
    const ids = await idsFound(db, search, input);
    if (ids.length === 0) continue;
    const { rows } = await db.execute<FoundRow>(search.show(sql`${sql.param(ids)}::int[]`));
    if (rows.length > 0) groups.push({ kind: search.kind, items: rows });
  }
  return groups;
}
