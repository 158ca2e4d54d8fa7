import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioMedia = call(shapes, {
  method: 'GET',
  path: '/api/studio/media',
  access: { inSome: 'studio:open' },
  query: 'mediaListQuery',
  answer: 'mediaListAnswer',
  searchable: true,
});

export const getStudioMediaById = call(shapes, {
  method: 'GET',
  path: '/api/studio/media/:id',
  access: { inSome: 'studio:open' },
  params: 'mediaParams',
  answer: 'mediaAnswer',
});

export const putStudioMediaById = call(shapes, {
  method: 'PUT',
  path: '/api/studio/media/:id',
  access: { inSome: 'studio:open' },
  params: 'mediaParams',
  body: 'updateMediaBody',
  answer: 'mediaAnswer',
});

export const deleteStudioMediaById = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/media/:id',
  access: { inSome: 'studio:open' },
  params: 'mediaParams',
  answer: 'removeMediaAnswer',
});

export const postStudioMediaByIdRestore = call(shapes, {
  method: 'POST',
  path: '/api/studio/media/:id/restore',
  access: { inSome: 'studio:open' },
  params: 'mediaParams',
  answer: 'mediaAnswer',
});

export const getStudioMediaByIdUses = call(shapes, {
  method: 'GET',
  path: '/api/studio/media/:id/uses',
  access: { inSome: 'studio:open' },
  params: 'mediaParams',
  answer: 'mediaUsesAnswer',
});

export const getStudioMediaByIdTraffic = call(shapes, {
  method: 'GET',
  path: '/api/studio/media/:id/traffic',
  access: { inSome: 'studio:open' },
  params: 'mediaParams',
  answer: 'mediaTrafficAnswer',
});

export const getStudioVideoTraffic = call(shapes, {
  method: 'GET',
  path: '/api/studio/video-traffic',
  access: 'settings:edit',
  query: 'videoTrafficQuery',
  answer: 'videoTrafficAnswer',
});

/** Makes what a video's stream lacks, such as after a failure. */
export const postStudioMediaByIdStream = call(shapes, {
  method: 'POST',
  path: '/api/studio/media/:id/stream',
  access: { inSome: 'studio:open' },
  params: 'mediaParams',
  answer: 'mediaAnswer',
});

export const getStudioVideoStreams = call(shapes, {
  method: 'GET',
  path: '/api/studio/video-streams',
  access: 'settings:edit',
  answer: 'videoStreamsAnswer',
});

export const putStudioVideoStreams = call(shapes, {
  method: 'PUT',
  path: '/api/studio/video-streams',
  access: 'settings:edit',
  body: 'updateVideoStreamsBody',
  answer: 'videoStreamsAnswer',
});

export const getStudioMediaQuota = call(shapes, {
  method: 'GET',
  path: '/api/studio/media-quota',
  access: { inSome: 'studio:open' },
  answer: 'mediaQuotaAnswer',
});

export const putStudioMediaQuota = call(shapes, {
  method: 'PUT',
  path: '/api/studio/media-quota',
  access: 'settings:edit',
  body: 'updateQuotaBody',
  answer: 'mediaQuotaAnswer',
});

export const getStudioUnfinishedUploads = call(shapes, {
  method: 'GET',
  path: '/api/studio/unfinished-uploads',
  access: { inSome: 'studio:open' },
  answer: 'unfinishedUploadsAnswer',
});
