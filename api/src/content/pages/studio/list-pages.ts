import type { ItemSort } from '@nibras/contract/content/items/studio/page.ts';
import type { StudioPagesQuery } from '@nibras/contract/content/pages/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { drafts, pages } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { askedOrder, type ListOrder, orderParts } from '#platform/http/sorting.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';

const columns = {
  name: sql<string>`coalesce(nullif(${drafts.fields} ->> 'name', ''), ${pages.name})`,
  updatedAt: sql<Date>`greatest(${drafts.updatedAt}, ${pages.updatedAt})`.mapWith(pages.updatedAt),
};

const orders: Record<ItemSort | 'made', ListOrder> = {
  changed: { by: columns.updatedAt, id: pages.id, down: true },
  name: { by: columns.name, id: pages.id },
  created: { by: pages.createdAt, id: pages.id, down: true },
  // The footer has them in this order.
  made: { by: pages.id, id: pages.id },
};

/**
 * A page of the provider's pages under the names that their drafts give them, the oldest first unless it is sorted otherwise.
 * @param size how many rows a page has
 */
export async function studioPageList(
  db: Queryable,
  { page, search, state, sort }: StudioPagesQuery,
  size: number = limits.pagesPerPage,
) {
  const listed = and(isNull(pages.deletedAt), state && eq(pages.state, state));
  const draft = and(eq(drafts.kind, 'page'), eq(drafts.itemId, pages.id));
  const foundBy = (found: FoundIn) =>
    or(found(pages.searchText), found(sql`coalesce(${drafts.searchText}, '')`));
  const countOf = async (condition: SQL | undefined) => {
    const [row] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(pages)
      .leftJoin(drafts, draft)
      .where(and(listed, condition));
    return row?.total ?? 0;
  };
  const found = await searchCondition(
    db,
    search,
    foundBy,
    async (condition) => (await countOf(condition)) > 0,
  );
  const { limit, offset } = pageWindow({ page, per_page: size });
  const rows = await db
    .select({
      id: pages.id,
      slug: sql<string>`coalesce(nullif(${drafts.fields} ->> 'slug', ''), ${pages.slug})`,
      name: columns.name,
      state: pages.state,
      publishAt: pages.publishAt,
      inFooter: sql<boolean>`coalesce((${drafts.fields} ->> 'in_footer')::boolean, ${pages.inFooter})`,
      draft_version: drafts.version,
      changed: sql<boolean>`${drafts.id} is not null`,
      updatedAt: columns.updatedAt,
    })
    .from(pages)
    .leftJoin(drafts, draft)
    .where(and(listed, found))
    .orderBy(...orderParts(askedOrder(orders, sort, 'made')))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countOf(found) };
}
