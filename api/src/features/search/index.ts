import type { Feature } from '#platform/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

export const search: Feature = {
  name: 'search',
  visitors: visitorRoutes,
  signedIn: memberRoutes,
};
