import { searching } from '@nibras/contract/limits.ts';
import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { and, type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { published } from '../database/published.ts';
import { type FoundIn, type Searched, searchedText } from './search.ts';

type SearchableTable = PgTable & { id: Column; searchText: Column; published: Column };

/** What is looked for; `may` is true of all that `found` is true of, and quickly answered by the index. */
interface Wanted {
  within: SQL | undefined;
  found: FoundIn;
  may: FoundIn;
}

/**
 * The ids of what the newest rows have of a search: a common word is in enough of them, and the index would read it in
 * every row.
 */
async function foundInNewest(db: Queryable, table: SearchableTable, { within, found }: Wanted) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (select id, search_text from ${table} where ${published(table)}
      order by created_at desc, id desc limit ${limits.newestFirst}) ${table}
    where ${and(within, found(table.searchText, 'scan'))} limit ${searching.foundAtMost}`);
  return rows.map(({ id }) => id);
}

/** The ids of what the index finds, the newest first. What may be found is read up to a limit before it is compared. */
async function foundByIndex(db: Queryable, table: SearchableTable, { within, found, may }: Wanted) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (select id, search_text, created_at from ${table}
      where ${and(published(table), may(table.searchText))} limit ${limits.candidates}) ${table}
    where ${and(within, found(table.searchText, 'scan'))}
    order by created_at desc, id desc limit ${searching.foundAtMost}`);
  return rows.map(({ id }) => id);
}

async function findIds(db: Queryable, table: SearchableTable, wanted: Wanted): Promise<number[]> {
  const newest = await foundInNewest(db, table, wanted);
  if (newest.length >= limits.enough) return newest;
  return [...new Set([...newest, ...(await foundByIndex(db, table, wanted))])];
}

/** A search that was made: what found it, for `bestFirst`, and what is marked. */
export interface TableSearch {
  where: SQL | undefined;
  total: number;
  /** Null for a blank search, which finds everything. */
  searched: Searched | null;
  marks?: string[];
}

/**
 * Finds the condition and the number of the published rows that match a search; every list begins with it. Of many only
 * some are found, the newest (docs/search.md#what-a-search-may-cost).
 * @param within restricts the searched list, such as to a category, by the `id` of its rows
 */
export async function searchTable(
  db: Queryable,
  table: SearchableTable,
  input: string,
  within?: SQL,
): Promise<TableSearch> {
  if (input.trim() === '') {
    const where = and(published(table), within);
    return { where, total: await db.$count(table, where), searched: null };
  }
  const searched = await searchedText(db, input);
  const { found, mayFind, withTypo } = searched;
  const result = (ids: number[]) => ({
    where: sql`${table.id} = any(${sql.param(ids)}::int[])`,
    total: ids.length,
  });
  const ids = await findIds(db, table, { within, found, may: mayFind });
  if (ids.length > 0) return { ...result(ids), searched, marks: searched.marks };
  const similar = await findIds(db, table, { within, found: withTypo, may: withTypo });
  return {
    ...result(similar),
    searched: { ...searched, byTypo: true },
    marks: searched.marksWithTypo,
  };
}
