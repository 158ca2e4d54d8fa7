import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioFirstSteps = call(shapes, {
  method: 'GET',
  path: '/api/studio/first-steps',
  access: 'settings:edit',
  answer: 'firstStepsAnswer',
});

export const putStudioFirstSteps = call(shapes, {
  method: 'PUT',
  path: '/api/studio/first-steps',
  access: 'settings:edit',
  body: 'firstStepsBody',
  answer: 'firstStepsChangeAnswer',
});

export const putStudioFirstStepsStep = call(shapes, {
  method: 'PUT',
  path: '/api/studio/first-steps/step',
  access: 'settings:edit',
  body: 'firstStepBody',
  answer: 'firstStepsChangeAnswer',
});
