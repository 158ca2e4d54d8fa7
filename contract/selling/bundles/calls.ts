import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

/** Of a limited age: a course's end of sale is a time, of which no change of a row tells. */
export const getBundles = call(shapes, {
  method: 'GET',
  path: '/api/bundles',
  access: 'visitors',
  query: 'bundlesQuery',
  answer: 'bundlesAnswer',
  cache: { tags: ['bundles', 'courses', 'settings'], maxAge: 60_000 },
});

export const getBundlesById = call(shapes, {
  method: 'GET',
  path: '/api/bundles/:id',
  access: 'visitors',
  params: 'bundleParams',
  answer: 'bundleAnswer',
  cache: { tags: ['bundles', 'courses', 'categories', 'figures', 'settings'], maxAge: 60_000 },
});

export const postBundlesByIdPurchase = call(shapes, {
  method: 'POST',
  path: '/api/bundles/:id/purchase',
  access: 'signed-in',
  params: 'bundleParams',
  answer: 'bundlePurchaseAnswer',
});
