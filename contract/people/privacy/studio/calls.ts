import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioPrivacyRequests = call(shapes, {
  method: 'GET',
  path: '/api/studio/privacy/requests',
  access: 'signed-in',
  query: 'dataRequestsQuery',
  answer: 'dataRequestsAnswer',
});

export const getStudioPrivacyRegister = call(shapes, {
  method: 'GET',
  path: '/api/studio/privacy/register',
  access: 'signed-in',
  answer: 'registerAnswer',
});
