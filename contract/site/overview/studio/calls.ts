import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioOverview = call(shapes, {
  method: 'GET',
  path: '/api/studio/overview',
  access: 'signed-in',
  answer: 'overviewAnswer',
});

export const getStudioWaiting = call(shapes, {
  method: 'GET',
  path: '/api/studio/waiting',
  access: 'signed-in',
  answer: 'waitingAnswer',
});

export const getStudioOverviewByList = call(shapes, {
  method: 'GET',
  path: '/api/studio/overview/:list',
  access: 'signed-in',
  params: 'overviewListParams',
  query: 'overviewListQuery',
  answer: 'overviewListAnswer',
});
