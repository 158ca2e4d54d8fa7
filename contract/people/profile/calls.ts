import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const postUpdateProfile = call(shapes, {
  method: 'POST',
  path: '/api/update-profile',
  access: 'signed-in',
  body: 'updateProfileBody',
  answer: 'updateProfileAnswer',
});

export const putName = call(shapes, {
  method: 'PUT',
  path: '/api/name',
  access: 'signed-in',
  body: 'renameBody',
  answer: 'renameAnswer',
});

/** Limited because decoding a picture is expensive. */
export const postUpdatePhotoProfile = call(shapes, {
  method: 'POST',
  path: '/api/update-photo-profile',
  access: 'signed-in',
  body: 'updatePhotoBody',
  file: { field: 'profile_photo_path', maxBytes: 'photos.maxBytes' },
  answer: 'updatePhotoAnswer',
  limit: { max: 'photos.changesPerMinutePerNetworkAddress', per: 'address' },
});
