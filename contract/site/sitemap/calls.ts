import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const tags = ['courses', 'articles', 'services', 'projects'] as const;

export const getSitemap = call(shapes, {
  method: 'GET',
  path: '/api/sitemap',
  access: 'visitors',
  answer: 'sitemapAnswer',
  cache: { tags },
});

export const getSitemapByListByFile = call(shapes, {
  method: 'GET',
  path: '/api/sitemap/:list/:file',
  access: 'visitors',
  params: 'sitemapFileParams',
  answer: 'sitemapFileAnswer',
  cache: { tags },
});
