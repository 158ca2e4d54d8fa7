import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const withWire = shapesOf(shapes, () => import('../../../wire.ts'));

export const getStudioPages = call(shapes, {
  method: 'GET',
  path: '/api/studio/pages',
  access: 'page:edit',
  query: 'studioPagesQuery',
  answer: 'studioPagesAnswer',
  searchable: true,
});

export const getStudioPagesExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/pages/export',
  access: 'page:edit',
  query: 'pagesExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
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
