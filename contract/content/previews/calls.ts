import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

/** The address has the version, so a picture at an address never changes. */
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
