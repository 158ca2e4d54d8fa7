import type { ArticleChoice } from '@nibras/contract/content/articles/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { drafted, listedNames } from '#content/items/index.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { articles, drafts, people } from '#platform/database/schema/index.ts';
import { searchCondition } from '#platform/search/search.ts';
import { articleFoundBy } from './list-articles.ts';

const choices = (db: Queryable) =>
  db
    .select({
      id: articles.id,
      name: sql<string>`coalesce(nullif(${drafts.fields} ->> 'name', ''), ${articles.name})`,
      image: drafted('image', sql`${articles.image}`),
      published: articles.published,
    })
    .from(articles)
    .leftJoin(drafts, and(eq(drafts.kind, 'article'), eq(drafts.itemId, articles.id)));

/** The articles with these ids that are not in the trash, in this order. */
export async function articlesByIds(
  db: Queryable,
  ids: readonly number[],
): Promise<ArticleChoice[]> {
  const rows = await choices(db).where(and(anyOf(articles.id, ids), isNull(articles.deletedAt)));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Articles to choose from, the published and newest first; without a search these. */
export async function findArticles(db: Queryable, search: string): Promise<ArticleChoice[]> {
  const within = isNull(articles.deletedAt);
  const anyFound = async (condition: SQL | undefined) =>
    (await db.$count(articles, and(within, condition))) > 0;
  const found = await searchCondition(db, search, articleFoundBy, anyFound);
  return choices(db)
    .where(and(within, found))
    .orderBy(desc(articles.published), desc(articles.createdAt), desc(articles.id))
    .limit(limits.articlesFound);
}

/** Those who can be named as the author of an article, by name. */
export const authorsOf = (db: Queryable) =>
  db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(listedNames)
    .orderBy(asc(people.name), asc(people.id))
    .limit(limits.authors);
