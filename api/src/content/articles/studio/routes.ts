import {
  getStudioArticleChoices,
  getStudioArticles,
  getStudioArticlesExport,
  getStudioAuthors,
  postStudioArticles,
  postStudioArticlesByIdCopy,
} from '@nibras/contract/content/articles/studio/calls.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { copyItem } from '#content/items/index.ts';
import type { Routes } from '#platform/feature.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { articlesByIds, authorsOf, findArticles } from './choices.ts';
import { createArticle } from './create-article.ts';
import { exportArticles } from './export-articles.ts';
import { studioArticleList } from './list-articles.ts';
import { presentStudioArticle } from './present.ts';

export const articleRoutes: Routes = (serve, platform) => {
  serve(getStudioArticles, async (request) => {
    const { query } = request;
    const { rows, total } = await readList(platform, query.search, (db) =>
      studioArticleList(db, query),
    );
    const meta = boundedMeta({ page: query.page, per_page: limits.articlesPerPage }, total);
    return { articles: { data: rows.map(presentStudioArticle), meta } };
  });

  serve(getStudioArticlesExport, async ({ caller, query }, reply) =>
    sendCsv(reply, 'articles', await exportArticles(platform, { caller, query })),
  );

  serve(postStudioArticles, async (request) => {
    const input = { caller: request.caller, name: request.body.name };
    const { id, undo } = await createArticle(platform, input);
    return { article: { id }, undo };
  });

  serve(postStudioArticlesByIdCopy, async (request) => {
    const input = { caller: request.caller, id: request.params.id };
    const { id, undo } = await copyItem(platform, { ...input, kind: 'article' });
    return { article: { id }, undo };
  });

  serve(getStudioArticleChoices, async (request) => {
    const { search, ids } = request.query;
    if (ids) return { articles: await articlesByIds(platform.db, ids) };
    return { articles: await readList(platform, search, (db) => findArticles(db, search)) };
  });

  serve(getStudioAuthors, async () => {
    return { authors: await authorsOf(platform.db) };
  });
};
