import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const postAnnouncementMail = call(shapes, {
  method: 'POST',
  path: '/api/announcement-mail',
  access: 'visitors',
  query: 'announcementMailQuery',
  answer: 'announcementMailAnswer',
  uncached: true,
});

export const getAnnouncementSettings = call(shapes, {
  method: 'GET',
  path: '/api/announcement-settings',
  access: 'signed-in',
  answer: 'announcementSettingsAnswer',
});

export const putAnnouncementSettings = call(shapes, {
  method: 'PUT',
  path: '/api/announcement-settings',
  access: 'signed-in',
  body: 'announcementSettingBody',
  answer: 'announcementSettingsAnswer',
  uncached: true,
});
