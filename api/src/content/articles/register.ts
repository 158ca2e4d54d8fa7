import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { articleRoutes } from './studio/routes.ts';
import { articleSearch } from './studio/search.ts';

export const articles: Feature = {
  name: 'articles',
  personalData,
  search: articleSearch,
  routes: [routes, articleRoutes],
};
