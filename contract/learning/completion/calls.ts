import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getCompletionByCourse = call(shapes, {
  method: 'GET',
  path: '/api/completion/:course',
  access: 'signed-in',
  params: 'completionParams',
  answer: 'completionAnswer',
});

export const postCompletionByCourseSeen = call(shapes, {
  method: 'POST',
  path: '/api/completion/:course/seen',
  access: 'signed-in',
  params: 'completionParams',
  answer: 'completionAnswer',
  uncached: true,
});
