import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getPages = call(shapes, {
  method: 'GET',
  path: '/api/pages',
  access: 'visitors',
  answer: 'pageListAnswer',
  cache: { tags: ['pages'] },
});

export const getPagesById = call(shapes, {
  method: 'GET',
  path: '/api/pages/:id',
  access: 'visitors',
  params: 'pageParams',
  answer: 'pageAnswer',
  cache: { tags: ['pages'] },
});
