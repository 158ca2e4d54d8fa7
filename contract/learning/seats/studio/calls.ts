import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioSeats = call(shapes, {
  method: 'GET',
  path: '/api/studio/seats',
  access: 'people:manage',
  answer: 'seatChangersAnswer',
});

export const getStudioSettingsSeats = call(shapes, {
  method: 'GET',
  path: '/api/studio/settings/seats',
  access: 'settings:edit',
  answer: 'seatSetup',
});

export const putStudioSettingsSeats = call(shapes, {
  method: 'PUT',
  path: '/api/studio/settings/seats',
  access: 'settings:edit',
  body: 'seatSetup',
  answer: 'seatSetupChangeAnswer',
});
