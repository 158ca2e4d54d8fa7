import type { Feature } from '#platform/feature.ts';
import type { HandedIn } from '#platform/handed-in.ts';
import { createRoutes } from './studio/routes.ts';

/** What waits for the provider, and how the site does. */
export const createOverview = (handedIn: () => HandedIn): Feature => ({
  name: 'overview',
  routes: [createRoutes(handedIn)],
});
