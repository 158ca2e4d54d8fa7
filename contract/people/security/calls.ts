import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getSessions = call(shapes, {
  method: 'GET',
  path: '/api/sessions',
  access: 'signed-in',
  answer: 'sessionsAnswer',
});

export const deleteSessions = call(wireShapes, {
  method: 'DELETE',
  path: '/api/sessions',
  access: 'signed-in',
  proof: true,
  answer: 'messageAnswer',
});

export const deleteSessionsById = call(withWire, {
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'signed-in',
  proof: true,
  params: 'sessionParams',
  answer: 'messageAnswer',
});

export const postSessionsCode = call(shapes, {
  method: 'POST',
  path: '/api/sessions/code',
  access: 'signed-in',
  answer: 'confirmationAnswer',
});

export const postSessionsConfirm = call(withWire, {
  method: 'POST',
  path: '/api/sessions/confirm',
  access: 'signed-in',
  body: 'confirmSessionBody',
  answer: 'messageAnswer',
});

export const putPassword = call(shapes, {
  method: 'PUT',
  path: '/api/password',
  access: 'signed-in',
  proof: true,
  body: 'passwordBody',
  answer: 'passwordAnswer',
});

export const deletePassword = call(shapes, {
  method: 'DELETE',
  path: '/api/password',
  access: 'signed-in',
  proof: true,
  answer: 'passwordAnswer',
});
