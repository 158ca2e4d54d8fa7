import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const postMailDigest = call(shapes, {
  method: 'POST',
  path: '/api/mail-digest',
  access: 'visitors',
  query: 'digestLinkQuery',
  answer: 'digestLinkAnswer',
});

export const getDigestSetting = call(shapes, {
  method: 'GET',
  path: '/api/digest-setting',
  access: 'signed-in',
  answer: 'digestSettingAnswer',
});

export const putDigestSetting = call(shapes, {
  method: 'PUT',
  path: '/api/digest-setting',
  access: 'signed-in',
  body: 'digestSettingBody',
  answer: 'digestLinkAnswer',
});
