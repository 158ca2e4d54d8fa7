import type { Feature } from '#platform/feature.ts';
import type { HandedIn } from '#platform/handed-in.ts';
import { createRoutes } from './studio/routes.ts';

/** The audit log of the studio. */
export const createLog = (handedIn: () => HandedIn): Feature => ({
  name: 'log',
  routes: [createRoutes(handedIn)],
});
