import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getMyDataDeletion = call(shapes, {
  method: 'GET',
  path: '/api/my-data/deletion',
  access: 'signed-in',
  answer: 'deletionAnswer',
});

export const postMyDataDeletion = call(shapes, {
  method: 'POST',
  path: '/api/my-data/deletion',
  access: 'signed-in',
  proof: true,
  body: 'deletionRequest',
  answer: 'deletionAsked',
});

export const deleteMyDataDeletion = call(shapes, {
  method: 'DELETE',
  path: '/api/my-data/deletion',
  access: 'signed-in',
  answer: 'deletionAsked',
});

export const getMyDataExport = call(shapes, {
  method: 'GET',
  path: '/api/my-data/export',
  access: 'signed-in',
  answer: 'dataExportAnswer',
});

export const postMyDataExport = call(shapes, {
  method: 'POST',
  path: '/api/my-data/export',
  access: 'signed-in',
  proof: true,
  answer: 'dataExportAsked',
});

export const getMyDataExportAddress = call(shapes, {
  method: 'GET',
  path: '/api/my-data/export/address',
  access: 'signed-in',
  proof: true,
  answer: 'exportAddressAnswer',
});
