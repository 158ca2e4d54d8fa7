import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioLog = call(shapes, {
  method: 'GET',
  path: '/api/studio/log',
  access: { inSome: 'studio:open' },
  query: 'logQuery',
  answer: 'logAnswer',
  searchable: true,
});

export const getStudioLogOptions = call(shapes, {
  method: 'GET',
  path: '/api/studio/log/options',
  access: { inSome: 'studio:open' },
  answer: 'logOptions',
});
