import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioSearch = call(shapes, {
  method: 'GET',
  path: '/api/studio/search',
  access: { inSome: 'studio:open' },
  query: 'studioSearchQuery',
  answer: 'studioSearchAnswer',
  searchable: true,
});
