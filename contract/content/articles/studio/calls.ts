import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioArticles = call(shapes, {
  method: 'GET',
  path: '/api/studio/articles',
  access: 'article:edit',
  query: 'studioArticlesQuery',
  answer: 'studioArticlesAnswer',
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
