import { articles as limits } from '@nibras/contract/limits.ts';
import type { IdOrSlug, ListQuery } from '@nibras/contract/wire.ts';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { atAddress } from '#platform/database/at-address.ts';
import type { Queryable } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import { articleRelated, articles, people } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { bestFirst } from '#platform/search/best-first.ts';
import { searchTable } from '#platform/search/search-table.ts';

const cardColumns = {
  id: articles.id,
  slug: articles.slug,
  name: articles.name,
  image: articles.image,
  smallDescription: articles.smallDescription,
  categoryId: articles.categoryId,
  authorName: people.name,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

const cardRows = (db: Queryable) =>
  db.select(cardColumns).from(articles).leftJoin(people, eq(people.id, articles.authorId));

export type ArticleCardRow = Awaited<ReturnType<typeof cardRows>>[number];

const articleRows = (db: Queryable) =>
  db
    .select({ ...cardColumns, description: articles.description })
    .from(articles)
    .leftJoin(people, eq(people.id, articles.authorId));

export type ArticleRow = Awaited<ReturnType<typeof articleRows>>[number];

/** An article for its own page, with its author's photo. */
export type ArticleDetailRow = ArticleRow & { authorPhoto: string | null };

/** A page of the articles, newest first or the best of a search, and their total number. */
export async function articleList(db: Queryable, query: ListQuery) {
  const found = await searchTable(db, articles, query.search);
  const { where, total, searched } = found;
  const best =
    searched &&
    bestFirst({
      id: articles.id,
      searched,
      title: articles.name,
      description: articles.smallDescription,
      body: { folded: articles.searchText },
      createdAt: articles.createdAt,
    });
  const { limit, offset } = pageWindow(query);
  const rows = await articleRows(db)
    .where(where)
    .orderBy(best ?? desc(articles.createdAt), desc(articles.id))
    .limit(limit)
    .offset(offset);
  return { rows, total, found };
}

/** The article with an id or slug, its code highlighted; null if there is none. */
export async function articleBy(
  db: Queryable,
  idOrSlug: IdOrSlug,
): Promise<ArticleDetailRow | null> {
  const [row] = await db
    .select({
      ...cardColumns,
      authorPhoto: people.photoPath,
      description: sql<string>`coalesce(${articles.descriptionHtml}, ${articles.description})`,
    })
    .from(articles)
    .leftJoin(people, eq(people.id, articles.authorId))
    .where(and(atAddress(articles, 'article', idOrSlug), published(articles)));
  return row ?? null;
}

/**
 * The articles beside one: those that were chosen for it, in their order, then those of its category, then others, the
 * newest first.
 */
export function relatedArticles(
  db: Queryable,
  { id, categoryId }: { id: number; categoryId: number | null },
): Promise<ArticleCardRow[]> {
  const sameCategory = sql`${articles.categoryId} is not distinct from ${categoryId}`;
  return cardRows(db)
    .leftJoin(
      articleRelated,
      and(eq(articleRelated.articleId, id), eq(articleRelated.relatedId, articles.id)),
    )
    .where(and(published(articles), ne(articles.id, id)))
    .orderBy(
      asc(articleRelated.position),
      desc(sameCategory),
      desc(articles.createdAt),
      desc(articles.id),
    )
    .limit(limits.related);
}
