import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getStudioCodes = call(shapes, {
  method: 'GET',
  path: '/api/studio/codes',
  access: 'selling:manage',
  query: 'batchesQuery',
  answer: 'batchesAnswer',
  searchable: true,
});

export const getStudioCodesExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/codes/export',
  access: 'selling:manage',
  proof: true,
  query: 'batchesExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  searchable: true,
});

export const postStudioCodes = call(shapes, {
  method: 'POST',
  path: '/api/studio/codes',
  access: 'selling:manage',
  proof: true,
  body: 'makeBatchBody',
  answer: 'madeBatchAnswer',
  uncached: true,
});

export const postStudioCodesFind = call(shapes, {
  method: 'POST',
  path: '/api/studio/codes/find',
  access: 'selling:manage',
  body: 'findCodeBody',
  answer: 'findCodeAnswer',
  uncached: true,
});

export const getStudioCodesById = call(shapes, {
  method: 'GET',
  path: '/api/studio/codes/:id',
  access: 'selling:manage',
  params: 'batchParams',
  answer: 'batchAnswer',
});

export const getStudioCodesByIdCodes = call(shapes, {
  method: 'GET',
  path: '/api/studio/codes/:id/codes',
  access: 'selling:manage',
  params: 'batchParams',
  query: 'packCodesQuery',
  answer: 'packCodesAnswer',
});

export const postStudioCodesByIdSheet = call(withWire, {
  method: 'POST',
  path: '/api/studio/codes/:id/sheet',
  access: 'selling:manage',
  proof: true,
  params: 'batchParams',
  body: 'sheetBody',
  answer: 'fileAnswer',
  limit: { max: 'costly.papersPerMinutePerPerson', per: 'person' },
  uncached: true,
});

export const getStudioCodesByIdReport = call(withWire, {
  method: 'GET',
  path: '/api/studio/codes/:id/report',
  access: 'selling:manage',
  params: 'batchParams',
  query: 'packCodesExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  uncached: true,
});

export const postStudioCodesByIdCancel = call(shapes, {
  method: 'POST',
  path: '/api/studio/codes/:id/cancel',
  access: 'selling:manage',
  params: 'batchParams',
  body: 'cancelCodesBody',
  answer: 'cancelCodesAnswer',
  uncached: true,
});

export const postStudioCodesCancel = call(shapes, {
  method: 'POST',
  path: '/api/studio/codes/cancel',
  access: 'selling:manage',
  body: 'cancelBatchesBody',
  answer: 'cancelBatchesAnswer',
  uncached: true,
});
