import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

/** Limited as `postRegister` is: each may cost a mail or the hash of a password. */
export const postLogin = call(shapes, {
  method: 'POST',
  path: '/api/login',
  access: 'visitors',
  body: 'loginBody',
  answer: 'loginAnswer',
  limit: { max: 'signIn.perMinutePerNetworkAddress', per: 'address' },
});

export const postLoginVerify = call(shapes, {
  method: 'POST',
  path: '/api/login/verify',
  access: 'visitors',
  body: 'verifyBody',
  answer: 'verifyAnswer',
});

export const postRegister = call(withWire, {
  method: 'POST',
  path: '/api/register',
  access: 'visitors',
  body: 'registerBody',
  answer: 'messageAnswer',
  limit: { max: 'signIn.perMinutePerNetworkAddress', per: 'address' },
});

export const postRefreshToken = call(shapes, {
  method: 'POST',
  path: '/api/refresh-token',
  access: 'visitors',
  bearer: true,
  answer: 'sessionAnswer',
});

export const postLogout = call(wireShapes, {
  method: 'POST',
  path: '/api/logout',
  access: 'signed-in',
  answer: 'messageAnswer',
});

export const postVerifyEmail = call(withWire, {
  method: 'POST',
  path: '/api/verify-email',
  access: 'signed-in',
  body: 'verifyEmailBody',
  answer: 'messageAnswer',
});

export const getUser = call(shapes, {
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  answer: 'ownPerson',
});

export const getStudent = call(shapes, {
  method: 'GET',
  path: '/api/student',
  access: 'signed-in',
  answer: 'ownPerson',
});
