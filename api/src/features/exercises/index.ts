import type { Feature } from '#platform/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

export { attemptsOf } from './attempts-of.ts';
export { marksOf, marksOfPeople } from './marks-of.ts';
export { presentExercise } from './present.ts';
export { readExerciseOf } from './read-exercise.ts';

/** Code exercises: what a learner writes, and the marks for it. */
export const exercises: Feature = {
  name: 'exercises',
  routes: (serve, platform) => {
    visitorRoutes(serve, platform);
    memberRoutes(serve, platform);
  },
};
