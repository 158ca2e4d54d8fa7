import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const withWire = shapesOf(shapes, () => import('../../../wire.ts'));

export const getStudioBundles = call(shapes, {
  method: 'GET',
  path: '/api/studio/bundles',
  access: 'selling:manage',
  query: 'studioBundlesQuery',
  answer: 'studioBundlesAnswer',
  searchable: true,
});

export const getStudioBundlesExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/bundles/export',
  access: 'selling:manage',
  proof: true,
  query: 'bundlesExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  searchable: true,
});

export const postStudioBundles = call(shapes, {
  method: 'POST',
  path: '/api/studio/bundles',
  access: 'selling:manage',
  body: 'bundleBody',
  answer: 'bundleChangeAnswer',
});

export const getStudioBundlesById = call(shapes, {
  method: 'GET',
  path: '/api/studio/bundles/:id',
  access: 'selling:manage',
  params: 'studioBundleParams',
  answer: 'studioBundleAnswer',
});

export const putStudioBundlesById = call(shapes, {
  method: 'PUT',
  path: '/api/studio/bundles/:id',
  access: 'selling:manage',
  params: 'studioBundleParams',
  body: 'bundleBody',
  answer: 'bundleChangeAnswer',
});

export const putStudioBundlesByIdActive = call(shapes, {
  method: 'PUT',
  path: '/api/studio/bundles/:id/active',
  access: 'selling:manage',
  params: 'studioBundleParams',
  body: 'bundleActiveBody',
  answer: 'bundleChangeAnswer',
});

export const deleteStudioBundlesById = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/bundles/:id',
  access: 'selling:manage',
  params: 'studioBundleParams',
  answer: 'bundleChangeAnswer',
});

export const postStudioBundlesByIdRestore = call(shapes, {
  method: 'POST',
  path: '/api/studio/bundles/:id/restore',
  access: 'selling:manage',
  params: 'studioBundleParams',
  answer: 'bundleChangeAnswer',
});

export const putStudioBundlesActive = call(shapes, {
  method: 'PUT',
  path: '/api/studio/bundles/active',
  access: 'selling:manage',
  body: 'bundlesActiveBody',
  answer: 'bundlesActiveAnswer',
});
