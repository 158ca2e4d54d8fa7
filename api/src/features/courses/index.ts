import type { Feature } from '#platform/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

export { courseOutline } from './course-query.ts';
export { courseFigures } from './figures.ts';
export { cards } from './list-queries.ts';
export { coursePermissions, isMember, mayReview } from './policy.ts';
export { presentCard, presentChapters, presentReview, presentTeacher } from './present.ts';
export { courseHead, ratingOf, reviewBy, teacherOf } from './queries.ts';

export const courses: Feature = {
  name: 'courses',
  visitors: visitorRoutes,
  signedIn: memberRoutes,
};
