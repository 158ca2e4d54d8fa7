import type { Feature } from '#platform/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

export const home: Feature = {
  name: 'home',
  routes: [visitorRoutes, memberRoutes],
};
