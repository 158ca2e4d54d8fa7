import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getWaysToPay = call(shapes, {
  method: 'GET',
  path: '/api/ways-to-pay',
  access: 'visitors',
  answer: 'paymentMethodsAnswer',
});

export const getCheckoutById = call(shapes, {
  method: 'GET',
  path: '/api/checkout/:id',
  access: 'signed-in',
  params: 'checkoutParams',
  answer: 'checkoutAnswer',
});

export const putCheckoutById = call(shapes, {
  method: 'PUT',
  path: '/api/checkout/:id',
  access: 'signed-in',
  params: 'checkoutParams',
  body: 'changeCheckoutBody',
  answer: 'changeCheckoutAnswer',
});

export const postCheckoutByIdCancel = call(shapes, {
  method: 'POST',
  path: '/api/checkout/:id/cancel',
  access: 'signed-in',
  params: 'checkoutParams',
  answer: 'changeCheckoutAnswer',
});

export const postCheckoutByIdAgain = call(shapes, {
  method: 'POST',
  path: '/api/checkout/:id/again',
  access: 'signed-in',
  params: 'checkoutParams',
  answer: 'againAnswer',
});
