import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getArticle = call(shapes, {
  method: 'GET',
  path: '/api/article',
  access: 'visitors',
  query: 'articleListQuery',
  answer: 'articleListAnswer',
  searchable: true,
  cache: { tags: ['articles'] },
});

export const getArticleById = call(shapes, {
  method: 'GET',
  path: '/api/article/:id',
  access: 'visitors',
  params: 'articleParams',
  answer: 'articleAnswer',
  cache: { tags: ['articles'] },
});

export const getArticleByIdRelated = call(shapes, {
  method: 'GET',
  path: '/api/article/:id/related',
  access: 'visitors',
  params: 'articleParams',
  answer: 'relatedArticlesAnswer',
  cache: { tags: ['articles'] },
});
