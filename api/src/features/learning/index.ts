import type { ReadMarks } from '#features/courses/index.ts';
import type { Feature } from '#platform/feature.ts';
import { createVisitorRoutes, memberRoutes } from './routes.ts';

export { captionHits } from './caption-hits.ts';
export { findLecture, openLecture } from './open-lecture.ts';
export { presentLecture } from './present.ts';
export { saveProgress, takeBackCompletion } from './queries.ts';
export { readLecture } from './read-lecture.ts';

/** @param readMarks the marks of a person in a course's lectures */
export const createLearning = (readMarks: ReadMarks): Feature => ({
  name: 'learning',
  routes: (serve, platform) => {
    createVisitorRoutes(readMarks)(serve, platform);
    memberRoutes(serve, platform);
  },
});
