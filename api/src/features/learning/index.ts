import type { Feature } from '#platform/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

export { findLecture, openLecture } from './open-lecture.ts';
export { presentLecture } from './present.ts';
export { readLecture } from './read-lecture.ts';

export const learning: Feature = {
  name: 'learning',
  visitors: visitorRoutes,
  signedIn: memberRoutes,
};
