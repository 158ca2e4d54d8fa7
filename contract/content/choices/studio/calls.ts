import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioChoices = call(shapes, {
  method: 'GET',
  path: '/api/studio/choices',
  access: 'service:edit',
  query: 'choicesQuery',
  answer: 'choicesAnswer',
  searchable: true,
});
