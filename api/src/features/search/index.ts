import type { Feature } from '#platform/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

export const search: Feature = {
  name: 'search',
  routes: (serve, platform) => {
    visitorRoutes(serve, platform);
    memberRoutes(serve, platform);
  },
};
