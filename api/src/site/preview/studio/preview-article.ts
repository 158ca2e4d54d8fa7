import {
  articleBy,
  presentArticleCard,
  presentArticleDetail,
  relatedArticles,
} from '#content/articles/index.ts';
import { asIfPublished } from '#content/items/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * What an article's page will show once its draft is published.
 * @throws AppError article-not-found, also for those who do not edit articles
 */
export async function previewArticle(
  platform: Platform,
  { article, caller }: { article: number; caller: Caller },
) {
  if (!can(caller, 'article:edit')) throw new AppError('article-not-found');
  return asIfPublished(platform, { item: { kind: 'article', id: article } }, async (db) => {
    const row = orThrow(await articleBy(db, article), 'article-not-found');
    return {
      page: { article: presentArticleDetail(row) },
      related: { articles: (await relatedArticles(db, row)).map(presentArticleCard) },
    };
  });
}
