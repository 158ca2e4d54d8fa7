import { call } from '../../../call.ts';
import { costly } from '../../../limits.ts';

const shapes = () => import('./shapes.ts');

export const getStudioArticles = call(shapes, {
  method: 'GET',
  path: '/api/studio/articles',
  access: 'signed-in',
  query: 'studioArticlesQuery',
  answer: 'studioArticlesAnswer',
  searchable: true,
});

export const postStudioArticles = call(shapes, {
  method: 'POST',
  path: '/api/studio/articles',
  access: 'signed-in',
  body: 'makeArticleBody',
  answer: 'madeArticleAnswer',
});

export const postStudioArticlesByIdCopy = call(shapes, {
  method: 'POST',
  path: '/api/studio/articles/:id/copy',
  access: 'signed-in',
  params: 'studioArticleParams',
  answer: 'madeArticleAnswer',
  limit: { max: costly.copiesPerMinutePerPerson, per: 'person' },
});

export const getStudioArticleChoices = call(shapes, {
  method: 'GET',
  path: '/api/studio/article-choices',
  access: 'signed-in',
  query: 'articleChoicesQuery',
  answer: 'articleChoicesAnswer',
  searchable: true,
});

export const getStudioAuthors = call(shapes, {
  method: 'GET',
  path: '/api/studio/authors',
  access: 'signed-in',
  answer: 'authorsAnswer',
});
