import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');

export const getNotificationsCount = call(shapes, {
  method: 'GET',
  path: '/api/notifications/count',
  access: 'signed-in',
  answer: 'notificationCountAnswer',
});

export const getNotifications = call(shapes, {
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  query: 'notificationsQuery',
  answer: 'notificationsAnswer',
});

export const putNotificationsReadAt = call(wireShapes, {
  method: 'PUT',
  path: '/api/notifications/read_at',
  access: 'signed-in',
  answer: 'messageAnswer',
  uncached: true,
});
