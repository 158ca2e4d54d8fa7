import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioCoupons = call(shapes, {
  method: 'GET',
  path: '/api/studio/coupons',
  access: 'signed-in',
  query: 'couponsQuery',
  answer: 'couponsAnswer',
  searchable: true,
});

export const postStudioCoupons = call(shapes, {
  method: 'POST',
  path: '/api/studio/coupons',
  access: 'signed-in',
  proof: true,
  body: 'couponBody',
  answer: 'couponChangeAnswer',
  uncached: true,
});

export const getStudioCouponsById = call(shapes, {
  method: 'GET',
  path: '/api/studio/coupons/:id',
  access: 'signed-in',
  params: 'couponParams',
  answer: 'couponAnswer',
});

export const getStudioCouponsByIdUses = call(shapes, {
  method: 'GET',
  path: '/api/studio/coupons/:id/uses',
  access: 'signed-in',
  params: 'couponParams',
  query: 'couponUsesQuery',
  answer: 'couponUsesAnswer',
});

export const putStudioCouponsById = call(shapes, {
  method: 'PUT',
  path: '/api/studio/coupons/:id',
  access: 'signed-in',
  proof: true,
  params: 'couponParams',
  body: 'couponBody',
  answer: 'couponChangeAnswer',
  uncached: true,
});

export const putStudioCouponsByIdActive = call(shapes, {
  method: 'PUT',
  path: '/api/studio/coupons/:id/active',
  access: 'signed-in',
  params: 'couponParams',
  body: 'couponActiveBody',
  answer: 'couponChangeAnswer',
  uncached: true,
});

export const deleteStudioCouponsById = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/coupons/:id',
  access: 'signed-in',
  params: 'couponParams',
  answer: 'couponChangeAnswer',
  uncached: true,
});

export const postStudioCouponsByIdRestore = call(shapes, {
  method: 'POST',
  path: '/api/studio/coupons/:id/restore',
  access: 'signed-in',
  params: 'couponParams',
  answer: 'couponChangeAnswer',
  uncached: true,
});
