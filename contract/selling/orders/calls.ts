import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const postOrders = call(shapes, {
  method: 'POST',
  path: '/api/orders',
  access: 'visitors',
  body: 'orderBody',
  answer: 'orderAnswer',
});
