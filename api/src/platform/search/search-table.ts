import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { and, type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { published } from '../database/published.ts';
import { type Searched, searchedOnSite } from './search.ts';
import { matchesOf, nearestOf, type SearchedTable, weighed } from './site-matches.ts';

type SearchableTable = PgTable & {
  id: Column;
  name: Column;
  searchText: Column;
  createdAt: Column;
  published: Column;
};

/** The ids of the published rows of a table, the newest first. */
export const newestOf = (table: SearchableTable): SQL =>
  sql`select ${table.id} as id from ${table} where ${published(table)} order by ${table.createdAt} desc, ${table.id} desc`;

/** The ids of the published courses, those that most people have joined first. */
export const mostJoined: SQL = sql`select course_id as id from course_listings where published order by students desc, course_id desc`;

const searchedTable = (table: SearchableTable, within: SQL | undefined): SearchedTable => ({
  tables: sql`${table}`,
  where: and(published(table), within),
  id: sql`${table.id}`,
  searched: sql`${table.searchText}`,
  titled: sql`fold_arabic(${table.name})`,
  wanted: getTableName(table) === 'courses' ? mostJoined : newestOf(table),
});

async function idsOf(db: Queryable, matches: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`with ${matches} select id from matches order by place`,
  );
  return rows.map(({ id }) => id);
}

/** A search that was made: what found it, for `bestFirst`, and what is marked. */
export interface TableSearch {
  where: SQL | undefined;
  total: number;
  /** Null for a blank search, which finds everything. */
  searched: Searched | null;
  marks?: string[];
  /** What is found has not all of the words, but most of them. */
  isNearest?: true;
}

/**
 * Finds the condition and the number of the published rows that match a search; every list begins with it. Of many only
 * some are found (docs/search.md#what-a-search-may-cost).
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
  const place = searchedTable(table, within);
  const searched = await weighed(db, [place], await searchedOnSite(db, input));
  const { required, marks, rarity } = searched;
  const result = (ids: number[]) => ({
    where: sql`${table.id} = any(${sql.param(ids)}::int[])`,
    total: ids.length,
    searched: { ...searched, compared: ids.slice(0, limits.compared) },
    marks,
  });
  const ids = required.length > 0 ? await idsOf(db, matchesOf(place, required)) : [];
  if (ids.length > 0 || required.length < 2) return result(ids);
  const near = await idsOf(db, nearestOf(place, searched, rarity));
  return { ...result(near), ...(near.length > 0 && { isNearest: true as const }) };
}
