import {
  articleChoicesAnswer,
  articleChoicesQuery,
  authorsAnswer,
  madeArticleAnswer,
  makeArticleBody,
  studioArticleParams,
  studioArticlesAnswer,
  studioArticlesQuery,
} from '@nibras/contract/content/articles/studio/shapes.ts';
import { costly, studio as limits } from '@nibras/contract/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { articlesByIds, authorsOf, findArticles } from './choices.ts';
import { copyArticle } from './copy-article.ts';
import { studioArticleList } from './list-articles.ts';
import { makeArticle } from './make-article.ts';
import { requireArticles } from './policy.ts';
import { presentStudioArticle } from './present.ts';

export const articleRoutes: Routes = (app, platform) => {
  app.get(
    '/api/studio/articles',
    {
      config: { searchable: true },
      schema: { querystring: studioArticlesQuery, response: { 200: studioArticlesAnswer } },
    },
    async (request) => {
      const { query } = request;
      requireArticles(signedIn(request));
      const { rows, total } = await readList(platform, query.search, (db) =>
        studioArticleList(db, query),
      );
      const meta = listMeta({ page: query.page, per_page: limits.articlesPerPage }, total);
      return { articles: { data: rows.map(presentStudioArticle), meta } };
    },
  );

  app.post(
    '/api/studio/articles',
    { schema: { body: makeArticleBody, response: { 200: madeArticleAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), name: request.body.name };
      const { id, undo } = await makeArticle(platform, asked);
      return { article: { id }, undo };
    },
  );

  app.post(
    '/api/studio/articles/:id/copy',
    {
      config: { rateLimit: perPerson(costly.copiesPerMinutePerPerson) },
      schema: { params: studioArticleParams, response: { 200: madeArticleAnswer } },
    },
    async (request) => {
      const asked = { caller: signedIn(request), article: request.params.id };
      const { id, undo } = await copyArticle(platform, asked);
      return { article: { id }, undo };
    },
  );

  app.get(
    '/api/studio/article-choices',
    {
      config: { searchable: true },
      schema: { querystring: articleChoicesQuery, response: { 200: articleChoicesAnswer } },
    },
    async (request) => {
      requireArticles(signedIn(request));
      const { search, ids } = request.query;
      if (ids) return { articles: await articlesByIds(platform.db, ids) };
      return { articles: await readList(platform, search, (db) => findArticles(db, search)) };
    },
  );

  app.get(
    '/api/studio/authors',
    { schema: { response: { 200: authorsAnswer } } },
    async (request) => {
      requireArticles(signedIn(request));
      return { authors: await authorsOf(platform.db) };
    },
  );
};
