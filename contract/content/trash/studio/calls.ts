import { call } from '../../../call.ts';

const logShapes = () => import('../../../site/log/studio/shapes.ts');

export const getStudioBin = call(logShapes, {
  method: 'GET',
  path: '/api/studio/bin',
  access: { inSome: 'studio:open' },
  query: 'trashQuery',
  answer: 'trashAnswer',
  searchable: true,
});
