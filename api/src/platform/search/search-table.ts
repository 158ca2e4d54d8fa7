import { and, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { published } from '../database/published.ts';
import { searchCondition } from './search.ts';

type SearchableTable = PgTable & { searchText: Column; published: Column };

/**
 * Finds the condition and the number of the published rows that match a search; every list begins with it.
 * @param within restricts the searched list, such as to a category
 */
export async function searchTable(
  db: Queryable,
  table: SearchableTable,
  asked: string,
  within?: SQL,
): Promise<{ where: SQL | undefined; total: number }> {
  const searched = and(published(table), within);
  const count = (condition: SQL | undefined) => db.$count(table, and(searched, condition));
  let total: number | null = null;
  const found = await searchCondition(db, asked, table.searchText, async (condition) => {
    total = await count(condition);
    return total > 0;
  });
  return { where: and(searched, found), total: total || (await count(found)) };
}
