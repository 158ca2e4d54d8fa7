import type { Feature } from '#platform/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';
import { searchRoutes } from './studio/routes.ts';

export const search: Feature = {
  name: 'search',
  routes: [searchRoutes, visitorRoutes, memberRoutes],
};
