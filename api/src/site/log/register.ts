import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { personalData } from './personal-data.ts';
import { createRoutes } from './studio/routes.ts';

/** The audit log of the studio. */
export const createLog = (registered: () => Registered): Feature => ({
  name: 'log',
  personalData,
  routes: [createRoutes(registered)],
});
