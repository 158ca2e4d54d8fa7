import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { createRoutes } from './studio/routes.ts';

/** What waits for the provider, and how the site does. */
export const createOverview = (registered: () => Registered): Feature => ({
  name: 'overview',
  routes: [createRoutes(registered)],
});
