import { listBounds } from '@nibras/contract/limits.ts';
import type { ListMeta } from '@nibras/contract/wire.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.ts';

/**
 * Builds the `meta` of a list. An empty list has one page.
 * @param search what a search marks besides its own words, and whether it found only what has most of its words
 */
export function listMeta(
  query: { page: number; per_page: number },
  total: number,
  { marks = [], isNearest = false }: { marks?: string[]; isNearest?: boolean } = {},
): ListMeta {
  return {
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / query.per_page)),
    per_page: query.per_page,
    total,
    ...(total > 0 && marks.length > 0 && { marks }),
    ...(isNearest && { nearest: true as const }),
  };
}

/** Returns SQL's limit and offset for a page. */
export const pageWindow = (query: { page: number; per_page: number }) => ({
  limit: query.per_page,
  offset: (query.page - 1) * query.per_page,
});

/*
 * The studio's lists are counted and paged up to a bound (decision record 0120): counting a hundred thousand rows, and
 * passing over as many, takes longer the more there are.
 */

type Paging = { page: number; per_page: number };

/**
 * The number of rows that a list finds, which is `most` and one where there are more.
 * @param from a table, or what stands behind `from` in SQL
 */
export async function countUpTo(
  db: Queryable,
  from: PgTable | SQL,
  where: SQL | undefined,
  most: number = listBounds.countedTo,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select from ${from} where ${where ?? sql`true`} limit ${most + 1}) counted_rows`);
  return rows[0]?.count ?? 0;
}

/** Builds the `meta` of a list that `countUpTo` has counted. */
export function boundedMeta(
  query: Paging,
  total: number,
  most: number = listBounds.countedTo,
): ListMeta {
  const meta = listMeta(query, Math.min(total, most));
  return total > most ? { ...meta, more: true } : meta;
}

/** Returns SQL's limit and offset for a page of such a list; nothing is read for a page behind the bound. */
export function boundedWindow(query: Paging, most: number = listBounds.countedTo) {
  const { limit, offset } = pageWindow(query);
  return offset < most ? { limit, offset } : { limit: 0, offset: 0 };
}

/** Whether a request has one of these query parameters with a value; after validation a default would hide that. */
export function asksFor(request: FastifyRequest, ...names: string[]): boolean {
  const parameters = new URL(request.url, 'http://localhost').searchParams;
  return names.some((name) => parameters.getAll(name).some((value) => value !== ''));
}
