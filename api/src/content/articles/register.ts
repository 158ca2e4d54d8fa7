import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { articleRoutes } from './studio/routes.ts';

export const articles: Feature = {
  name: 'articles',
  personalData,
  routes: [routes, articleRoutes],
};
