import { sitemap } from '@nibras/contract/limits.ts';
import {
  type SitemapAnswer,
  type SitemapList,
  sitemapLists,
} from '@nibras/contract/site/sitemap/shapes.ts';
import { and, asc, between, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import { articles, courses, projects, services } from '#platform/database/schema/index.ts';

const tables = { courses, articles, services, projects } satisfies Record<SitemapList, unknown>;

/** Of a column of 32 bits. */
const highestId = 2 ** 31 - 1;

interface ListRow extends Record<string, unknown> {
  lastId: number | null;
  changedAt: string | null;
  files: number[];
}

/** A list's highest id, its last change and its files: one look into an index for each of them. */
async function readList(db: Queryable, name: SitemapList) {
  const table = sql.identifier(name);
  const { rows } = await db.execute<ListRow>(sql`
    select last.id as "lastId", (select max(updated_at) from ${table} where published) as "changedAt",
      array(select file::int from generate_series(1, (last.id - 1) / ${sitemap.idsPerFile}::bigint + 1) file
        where exists (select from ${table} where published
          and id between (file - 1) * ${sitemap.idsPerFile}::bigint + 1 and file * ${sitemap.idsPerFile}::bigint)) as files
    from (select max(id) as id from ${table}) last`);
  return { name, lastId: null, changedAt: null, files: [], ...rows[0] };
}

/**
 * How the public pages are divided into files of a sitemap. One file has room for all where the highest ids add up to no
 * more than a file's: an upper bound of the number of pages that needs no counting.
 */
export async function readSitemap(db: Queryable): Promise<SitemapAnswer> {
  const lists = [];
  for (const name of sitemapLists) lists.push(await readList(db, name));
  return {
    whole: lists.reduce((sum, { lastId }) => sum + (lastId ?? 0), 0) <= sitemap.idsPerFile,
    lists: lists.map(({ name, changedAt, files }) => ({
      name,
      changed_at: changedAt === null ? null : new Date(changedAt).toISOString(),
      files,
    })),
  };
}

/** The published items of one file. */
export function sitemapItems(db: Queryable, { list, file }: { list: SitemapList; file: number }) {
  const table = tables[list];
  const first = (file - 1) * sitemap.idsPerFile + 1;
  const last = Math.min(first + sitemap.idsPerFile - 1, highestId);
  return db
    .select({ id: table.id, updated_at: table.updatedAt })
    .from(table)
    .where(and(published(table), between(table.id, first, last)))
    .orderBy(asc(table.id));
}
