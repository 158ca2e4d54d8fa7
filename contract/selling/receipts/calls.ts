import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getReceiptsByFile = call(shapes, {
  method: 'GET',
  path: '/api/receipts/:file',
  access: 'signed-in',
  params: 'receiptParams',
  answer: 'receiptAnswer',
  limit: { max: 'costly.papersPerMinutePerPerson', per: 'person' },
});
