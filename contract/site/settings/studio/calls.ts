import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioSettings = call(shapes, {
  method: 'GET',
  path: '/api/studio/settings',
  access: 'settings:edit',
  answer: 'setupAnswer',
});

export const putStudioSettingsMail = call(shapes, {
  method: 'PUT',
  path: '/api/studio/settings/mail',
  access: 'settings:edit',
  proof: true,
  body: 'mailSetupBody',
  answer: 'mailSetupAnswer',
});

export const deleteStudioSettingsMail = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/settings/mail',
  access: 'settings:edit',
  proof: true,
  answer: 'mailSetupAnswer',
});

export const postStudioSettingsMailTest = call(shapes, {
  method: 'POST',
  path: '/api/studio/settings/mail/test',
  access: 'settings:edit',
  body: 'mailTestBody',
  answer: 'mailTestAnswer',
  limit: { max: 'mailSetups.testsPerMinutePerNetworkAddress', per: 'address' },
  uncached: true,
});
