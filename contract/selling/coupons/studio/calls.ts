import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getStudioCoupons = call(shapes, {
  method: 'GET',
  path: '/api/studio/coupons',
  access: 'selling:manage',
  query: 'couponsQuery',
  answer: 'couponsAnswer',
  searchable: true,
});

export const getStudioCouponsExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/coupons/export',
  access: 'selling:manage',
  proof: true,
  query: 'couponsExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  searchable: true,
});

export const postStudioCoupons = call(shapes, {
  method: 'POST',
  path: '/api/studio/coupons',
  access: 'selling:manage',
  proof: true,
  body: 'couponBody',
  answer: 'couponChangeAnswer',
  uncached: true,
});

export const getStudioCouponsById = call(shapes, {
  method: 'GET',
  path: '/api/studio/coupons/:id',
  access: 'selling:manage',
  params: 'couponParams',
  answer: 'couponAnswer',
});

export const getStudioCouponsByIdUses = call(shapes, {
  method: 'GET',
  path: '/api/studio/coupons/:id/uses',
  access: 'selling:manage',
  params: 'couponParams',
  query: 'couponUsesQuery',
  answer: 'couponUsesAnswer',
});

export const putStudioCouponsById = call(shapes, {
  method: 'PUT',
  path: '/api/studio/coupons/:id',
  access: 'selling:manage',
  proof: true,
  params: 'couponParams',
  body: 'couponBody',
  answer: 'couponChangeAnswer',
  uncached: true,
});

export const putStudioCouponsByIdActive = call(shapes, {
  method: 'PUT',
  path: '/api/studio/coupons/:id/active',
  access: 'selling:manage',
  params: 'couponParams',
  body: 'couponActiveBody',
  answer: 'couponChangeAnswer',
  uncached: true,
});

export const deleteStudioCouponsById = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/coupons/:id',
  access: 'selling:manage',
  params: 'couponParams',
  answer: 'couponChangeAnswer',
  uncached: true,
});

export const postStudioCouponsByIdRestore = call(shapes, {
  method: 'POST',
  path: '/api/studio/coupons/:id/restore',
  access: 'selling:manage',
  params: 'couponParams',
  answer: 'couponChangeAnswer',
  uncached: true,
});

export const putStudioCouponsActive = call(shapes, {
  method: 'PUT',
  path: '/api/studio/coupons/active',
  access: 'selling:manage',
  body: 'couponsActiveBody',
  answer: 'couponsActiveAnswer',
  uncached: true,
});
