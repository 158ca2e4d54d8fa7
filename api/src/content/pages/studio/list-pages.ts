import { studio as limits } from '@nibras/contract/limits.ts';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { drafts, pages } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';

/** A page of the provider's pages, the oldest first, under the names that their drafts give them. */
export async function studioPageList(
  db: Queryable,
  { page, search }: { page: number; search: string },
) {
  const draft = and(eq(drafts.kind, 'page'), eq(drafts.itemId, pages.id));
  const foundBy = (found: FoundIn) =>
    or(found(pages.searchText), found(sql`coalesce(${drafts.searchText}, '')`));
  const countOf = async (condition: SQL | undefined) => {
    const [row] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(pages)
      .leftJoin(drafts, draft)
      .where(and(isNull(pages.deletedAt), condition));
    return row?.total ?? 0;
  };
  const found = await searchCondition(
    db,
    search,
    foundBy,
    async (condition) => (await countOf(condition)) > 0,
  );
  const { limit, offset } = pageWindow({ page, per_page: limits.pagesPerPage });
  const rows = await db
    .select({
      id: pages.id,
      slug: sql<string>`coalesce(nullif(${drafts.fields} ->> 'slug', ''), ${pages.slug})`,
      name: sql<string>`coalesce(nullif(${drafts.fields} ->> 'name', ''), ${pages.name})`,
      state: pages.state,
      publishAt: pages.publishAt,
      inFooter: sql<boolean>`coalesce((${drafts.fields} ->> 'in_footer')::boolean, ${pages.inFooter})`,
      draft_version: drafts.version,
      changed: sql<boolean>`${drafts.id} is not null`,
      updatedAt: sql<Date>`greatest(${drafts.updatedAt}, ${pages.updatedAt})`.mapWith(
        pages.updatedAt,
      ),
    })
    .from(pages)
    .leftJoin(drafts, draft)
    .where(and(isNull(pages.deletedAt), found))
    .orderBy(asc(pages.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countOf(found) };
}
