import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioCoupons = call(shapes, {
  method: 'GET',
  path: '/api/studio/coupons',
  access: 'selling:manage',
  query: 'couponsQuery',
  answer: 'couponsAnswer',
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
