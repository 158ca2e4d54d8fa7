import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const postPurchasesByIdTransfer = call(shapes, {
  method: 'POST',
  path: '/api/purchases/:id/transfer',
  access: 'signed-in',
  params: 'sendTransferParams',
  body: 'sendTransferBody',
  file: {
    field: 'attachment',
    maxBytes: 'transfers.pictureMaxBytes',
    onDisk: true,
    optional: true,
  },
  answer: 'sendTransferAnswer',
  limit: { max: 'transfers.perMinutePerPerson', per: 'person' },
  uncached: true,
});
