import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { personalData } from './personal-data.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';
import { createStudioRoutes } from './studio/routes.ts';

export const createSearch = (registered: () => Registered): Feature => ({
  name: 'search',
  personalData,
  routes: [createStudioRoutes(registered), visitorRoutes, memberRoutes],
});
