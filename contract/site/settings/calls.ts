import { call } from '../../call.ts';

const siteShapes = () => import('../site-files.ts');

export const getSiteFilesByName = call(siteShapes, {
  method: 'GET',
  path: '/api/site-files/:name',
  access: 'visitors',
  params: 'siteFileParams',
  answer: 'siteFileAnswer',
  cache: { tags: ['settings'], anonymous: true },
});
