import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioPages = call(shapes, {
  method: 'GET',
  path: '/api/studio/pages',
  access: 'page:edit',
  query: 'studioPagesQuery',
  answer: 'studioPagesAnswer',
  searchable: true,
});

export const postStudioPages = call(shapes, {
  method: 'POST',
  path: '/api/studio/pages',
  access: 'page:create',
  body: 'makePageBody',
  answer: 'madePageAnswer',
});

export const postStudioPagesByIdCopy = call(shapes, {
  method: 'POST',
  path: '/api/studio/pages/:id/copy',
  access: 'page:create',
  params: 'studioPageParams',
  answer: 'madePageAnswer',
  limit: { max: 'costly.copiesPerMinutePerPerson', per: 'person' },
});
