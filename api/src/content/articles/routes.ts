import {
  getArticle,
  getArticleById,
  getArticleByIdRelated,
} from '@nibras/contract/content/articles/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { presentArticle, presentArticleCard, presentArticleDetail } from './present.ts';
import { articleBy, articleList, relatedArticles } from './queries.ts';

export const routes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getArticle, async ({ query }) => {
    const { rows, total, found } = await readList(platform, query.search, (db) =>
      articleList(db, query),
    );
    return { articles: rows.map(presentArticle), meta: listMeta(query, total, found) };
  });

  serve(getArticleById, async ({ params }) => ({
    article: presentArticleDetail(orThrow(await articleBy(db, params.id), 'article-not-found')),
  }));

  serve(getArticleByIdRelated, async ({ params }) => {
    const article = orThrow(await articleBy(db, params.id), 'article-not-found');
    return { articles: (await relatedArticles(db, article)).map(presentArticleCard) };
  });
};
