import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { createRoutes } from './studio/routes.ts';

/** What happened to a person, from all features, for the staff. */
export const createTimeline = (registered: () => Registered): Feature => ({
  name: 'timeline',
  routes: [createRoutes(() => registered().timeline)],
});
