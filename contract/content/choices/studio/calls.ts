import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioChoices = call(shapes, {
  method: 'GET',
  path: '/api/studio/choices',
  access: 'signed-in',
  query: 'choicesQuery',
  answer: 'choicesAnswer',
  searchable: true,
});
