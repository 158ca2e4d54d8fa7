import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { pageRoutes } from './studio/routes.ts';
import { pageSearch } from './studio/search.ts';

/** Pages of the provider's own: about, privacy, terms and further ones. */
export const pages: Feature = {
  name: 'pages',
  personalData,
  search: pageSearch,
  routes: [routes, pageRoutes],
};
