import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const checkoutShapes = () => import('../checkout/shapes.ts');
const withWire = shapesOf(shapes, wireShapes);
const withCheckout = shapesOf(shapes, checkoutShapes);

export const postGatewaysByGatewayNotice = call(withWire, {
  method: 'POST',
  path: '/api/gateways/:gateway/notice',
  access: 'visitors',
  params: 'noticeParams',
  answer: 'messageAnswer',
  limit: { max: 'gatewaySetups.noticesPerMinutePerNetworkAddress', per: 'address' },
  uncached: true,
});

export const postCheckoutByIdPay = call(withCheckout, {
  method: 'POST',
  path: '/api/checkout/:id/pay',
  access: 'signed-in',
  params: 'checkoutParams',
  body: 'payBody',
  answer: 'payAnswer',
  limit: { max: 'gatewaySetups.callsPerMinutePerNetworkAddress', per: 'address' },
});

export const postCheckoutByIdCheck = call(withCheckout, {
  method: 'POST',
  path: '/api/checkout/:id/check',
  access: 'signed-in',
  params: 'checkoutParams',
  answer: 'checkAnswer',
  limit: { max: 'gatewaySetups.callsPerMinutePerNetworkAddress', per: 'address' },
});
