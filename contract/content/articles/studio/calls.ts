import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const withWire = shapesOf(shapes, () => import('../../../wire.ts'));

export const getStudioArticles = call(shapes, {
  method: 'GET',
  path: '/api/studio/articles',
  access: 'article:edit',
  query: 'studioArticlesQuery',
  answer: 'studioArticlesAnswer',
  searchable: true,
});

export const getStudioArticlesExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/articles/export',
  access: 'article:edit',
  query: 'articlesExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  searchable: true,
});

export const postStudioArticles = call(shapes, {
  method: 'POST',
  path: '/api/studio/articles',
  access: 'article:create',
  body: 'makeArticleBody',
  answer: 'madeArticleAnswer',
});

export const postStudioArticlesByIdCopy = call(shapes, {
  method: 'POST',
  path: '/api/studio/articles/:id/copy',
  access: 'article:create',
  params: 'studioArticleParams',
  answer: 'madeArticleAnswer',
  limit: { max: 'costly.copiesPerMinutePerPerson', per: 'person' },
});

export const getStudioArticleChoices = call(shapes, {
  method: 'GET',
  path: '/api/studio/article-choices',
  access: 'article:edit',
  query: 'articleChoicesQuery',
  answer: 'articleChoicesAnswer',
  searchable: true,
});

export const getStudioAuthors = call(shapes, {
  method: 'GET',
  path: '/api/studio/authors',
  access: 'article:edit',
  answer: 'authorsAnswer',
});
