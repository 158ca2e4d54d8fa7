import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';
import { submittedExercises } from './studio/timeline.ts';

/** Code exercises: what a learner writes, and the marks for it. */
export const exercises: Feature = {
  name: 'exercises',
  timeline: [submittedExercises],
  personalData,
  routes: [visitorRoutes, memberRoutes],
};
