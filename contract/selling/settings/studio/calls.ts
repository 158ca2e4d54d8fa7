import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioSelling = call(shapes, {
  method: 'GET',
  path: '/api/studio/selling',
  access: 'selling:manage',
  answer: 'sellingState',
});

export const putStudioSelling = call(shapes, {
  method: 'PUT',
  path: '/api/studio/selling',
  access: 'selling:manage',
  proof: true,
  body: 'sellingBody',
  answer: 'sellingChangeAnswer',
});

export const getStudioSellingReceipts = call(shapes, {
  method: 'GET',
  path: '/api/studio/selling/receipts',
  access: 'selling:manage',
  query: 'receiptsQuery',
  answer: 'receiptsAnswer',
});

export const getStudioSellingReceiptsExport = call(shapes, {
  method: 'GET',
  path: '/api/studio/selling/receipts/export',
  access: 'selling:manage',
  proof: true,
  query: 'receiptsExportQuery',
  answer: 'receiptsExportAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
});
