import {
  articleAnswer,
  articleListAnswer,
  articleListQuery,
  articleParams,
  relatedArticlesAnswer,
} from '@nibras/contract/content/articles/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { found } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { presentArticle, presentArticleCard, presentArticleDetail } from './present.ts';
import { articleBy, articleList, relatedArticles } from './queries.ts';

export const routes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/article',
    {
      config: { cache: { tags: ['articles'] }, searchable: true },
      schema: { querystring: articleListQuery, response: { 200: articleListAnswer } },
    },
    async ({ query }) => {
      const { rows, total, marks } = await readList(platform, query.search, (db) =>
        articleList(db, query),
      );
      return { articles: rows.map(presentArticle), meta: listMeta(query, total, marks) };
    },
  );

  app.get(
    '/api/article/:id',
    {
      config: { cache: { tags: ['articles'] } },
      schema: { params: articleParams, response: { 200: articleAnswer } },
    },
    async ({ params }) => ({
      article: presentArticleDetail(found(await articleBy(db, params.id), 'article-not-found')),
    }),
  );

  app.get(
    '/api/article/:id/related',
    {
      config: { cache: { tags: ['articles'] } },
      schema: { params: articleParams, response: { 200: relatedArticlesAnswer } },
    },
    async ({ params }) => {
      const article = found(await articleBy(db, params.id), 'article-not-found');
      return { articles: (await relatedArticles(db, article)).map(presentArticleCard) };
    },
  );
};
