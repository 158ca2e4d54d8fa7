import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStatistics = call(shapes, {
  method: 'GET',
  path: '/api/Statistics',
  access: 'visitors',
  answer: 'statisticsAnswer',
  cache: { tags: ['courses', 'projects', 'articles', 'figures'] },
});

export const getMyHome = call(shapes, {
  method: 'GET',
  path: '/api/my-home',
  access: 'signed-in',
  answer: 'memberHomeAnswer',
});
