import type { StudioArticlesQuery } from '@nibras/contract/content/articles/studio/shapes.ts';
import type { ItemSort } from '@nibras/contract/content/items/studio/page.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { drafted, hasText } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { articles, categories, drafts, people } from '#platform/database/schema/index.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { askedOrder, type ListOrder, orderParts } from '#platform/http/sorting.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';

/** When a person last saved or published it; a missing draft does not count. */
const workedAt = sql<string>`greatest(${articles.updatedAt}, ${drafts.updatedAt})`;

const columns = {
  id: articles.id,
  slug: articles.slug,
  name: sql<string>`coalesce(nullif(${drafts.fields} ->> 'name', ''), ${articles.name})`,
  image: drafted('image', sql`${articles.image}`),
  excerpt: drafted('small_description', sql`${articles.smallDescription}`),
  hasText: hasText(drafted('description', sql`${articles.description}`)),
  state: articles.state,
  published: articles.published,
  publishAt: articles.publishAt,
  hasDraft: sql<boolean>`coalesce(${drafts.fields} <> '{}', false)`,
  draftVersion: drafts.version,
  workedAt,
  authorId: people.id,
  authorName: people.name,
  category: categories.name,
};

/** A reference of the draft, or of what is published. */
const reference = (field: string, column: SQL) =>
  sql`(${drafted(field, sql`${column}::text`)})::int`;

const orders: Record<ItemSort, ListOrder> = {
  changed: { by: workedAt, id: articles.id, down: true },
  name: { by: columns.name, id: articles.id },
  created: { by: articles.createdAt, id: articles.id, down: true },
};

const draftOfArticle = and(eq(drafts.kind, 'article'), eq(drafts.itemId, articles.id));

const rowsOf = (db: Queryable) =>
  db
    .select(columns)
    .from(articles)
    .leftJoin(drafts, draftOfArticle)
    .leftJoin(people, eq(people.id, reference('author_id', sql`${articles.authorId}`)))
    .leftJoin(categories, eq(categories.id, reference('category_id', sql`${articles.categoryId}`)));
export type StudioArticleRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** The condition that the published article or its draft's name is found. */
export const articleFoundBy = (condition: FoundIn): SQL => sql`${articles.id} in (
  select id from articles where ${condition(sql`articles.search_text`)}
  union all select item_id from drafts where kind = 'article' and ${condition(sql`drafts.search_text`)})`;

/**
 * A page of the articles that are not in the trash, the one worked on last first unless it is sorted otherwise, and their
 * number.
 * @param size how many articles a page has
 */
export async function studioArticleList(
  db: Queryable,
  { search, state, page, sort }: StudioArticlesQuery,
  size: number = limits.articlesPerPage,
): Promise<{ rows: StudioArticleRow[]; total: number }> {
  const listed = and(isNull(articles.deletedAt), state && eq(articles.state, state));
  const countOf = (condition: SQL | undefined) => countUpTo(db, articles, and(listed, condition));
  let total: number | null = null;
  const found = await searchCondition(db, search, articleFoundBy, async (condition) => {
    total = await countOf(condition);
    return total > 0;
  });
  const { limit, offset } = boundedWindow({ page, per_page: size });
  const rows = await rowsOf(db)
    .where(and(listed, found))
    .orderBy(...orderParts(askedOrder(orders, sort, 'changed')))
    .limit(limit)
    .offset(offset);
  return { rows, total: total || (await countOf(found)) };
}
