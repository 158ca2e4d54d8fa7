import type { Feature } from '#platform/http/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

export { cards } from './list-queries.ts';
export { coursePermissions, isMember, mayReview } from './policy.ts';
export { presentCard, presentChapters, presentReview, presentTeacher } from './present.ts';
export { chaptersOf, courseHead, reviewBy, teacherOf, watchedLectures } from './queries.ts';

export const courses: Feature = {
  name: 'courses',
  visitors: visitorRoutes,
  signedIn: memberRoutes,
};
