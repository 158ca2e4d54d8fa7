import { call } from '../../call.ts';

const privacyShapes = () => import('../privacy/shapes.ts');

export const getMyDataConsents = call(privacyShapes, {
  method: 'GET',
  path: '/api/my-data/consents',
  access: 'signed-in',
  answer: 'consentsAnswer',
});
