import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioPrivacyRequests = call(shapes, {
  method: 'GET',
  path: '/api/studio/privacy/requests',
  access: 'people:manage',
  query: 'dataRequestsQuery',
  answer: 'dataRequestsAnswer',
});

export const getStudioPrivacyRequestsById = call(shapes, {
  method: 'GET',
  path: '/api/studio/privacy/requests/:id',
  access: 'people:manage',
  params: 'dataRequestParams',
  answer: 'dataRequestAnswer',
});

export const getStudioPrivacyRegister = call(shapes, {
  method: 'GET',
  path: '/api/studio/privacy/register',
  access: 'people:manage',
  answer: 'registerAnswer',
});
