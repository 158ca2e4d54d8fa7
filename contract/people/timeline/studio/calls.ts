import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioPeopleByIdTimeline = call(shapes, {
  method: 'GET',
  path: '/api/studio/people/:id/timeline',
  access: { inSome: 'course:enrol' },
  params: 'timelineParams',
  query: 'timelineQuery',
  answer: 'timelineAnswer',
});
