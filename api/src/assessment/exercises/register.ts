import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

/** Code exercises: what a learner writes, and the marks for it. */
export const exercises: Feature = {
  name: 'exercises',
  personalData,
  routes: [visitorRoutes, memberRoutes],
};
