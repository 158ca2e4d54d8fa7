import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getPushKey = call(shapes, {
  method: 'GET',
  path: '/api/push-key',
  access: 'signed-in',
  answer: 'pushKeyAnswer',
});

export const postDeviceTokens = call(withWire, {
  method: 'POST',
  path: '/api/device-tokens',
  access: 'signed-in',
  body: 'deviceTokenBody',
  answer: 'messageAnswer',
  uncached: true,
});

export const deleteDeviceTokens = call(withWire, {
  method: 'DELETE',
  path: '/api/device-tokens',
  access: 'signed-in',
  body: 'deviceTokenBody',
  answer: 'messageAnswer',
  uncached: true,
});
