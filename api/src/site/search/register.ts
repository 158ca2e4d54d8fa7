import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';
import { createStudioRoutes } from './studio/routes.ts';

export const createSearch = (registered: () => Registered): Feature => ({
  name: 'search',
  routes: [createStudioRoutes(registered), visitorRoutes, memberRoutes],
});
