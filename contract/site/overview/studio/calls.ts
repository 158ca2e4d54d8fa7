import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioOverview = call(shapes, {
  method: 'GET',
  path: '/api/studio/overview',
  access: { inSome: 'studio:open' },
  answer: 'overviewAnswer',
});

export const getStudioWaiting = call(shapes, {
  method: 'GET',
  path: '/api/studio/waiting',
  access: { inSome: 'studio:open' },
  answer: 'waitingCountsAnswer',
});

export const getStudioOverviewByList = call(shapes, {
  method: 'GET',
  path: '/api/studio/overview/:list',
  access: { inSome: 'studio:open' },
  params: 'overviewListParams',
  query: 'overviewListQuery',
  answer: 'overviewListAnswer',
});

export const getStudioFigures = call(shapes, {
  method: 'GET',
  path: '/api/studio/figures',
  access: { inSome: 'studio:open' },
  answer: 'figuresAnswer',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});
