import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const postRedeem = call(shapes, {
  method: 'POST',
  path: '/api/redeem',
  access: 'signed-in',
  body: 'redeemBody',
  answer: 'redeemAnswer',
});

export const getCredit = call(shapes, {
  method: 'GET',
  path: '/api/credit',
  access: 'signed-in',
  answer: 'creditAnswer',
});
