import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getPurchases = call(shapes, {
  method: 'GET',
  path: '/api/purchases',
  access: 'signed-in',
  query: 'purchasesQuery',
  answer: 'purchasesAnswer',
});

export const getPurchasesById = call(shapes, {
  method: 'GET',
  path: '/api/purchases/:id',
  access: 'signed-in',
  params: 'purchaseParams',
  answer: 'purchaseAnswer',
});
