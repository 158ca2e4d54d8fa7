import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getPreviewsByKindByIdByFile = call(shapes, {
  method: 'GET',
  path: '/api/previews/:kind/:id/:file',
  access: 'visitors',
  params: 'previewParams',
  answer: 'previewAnswer',
  limit: { max: 'previews.perMinutePerNetworkAddress', per: 'address' },
  cache: {
    tags: ['settings'],
    anonymous: true,
    cacheControl: 'public, max-age=31536000, immutable',
  },
});
