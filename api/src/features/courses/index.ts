import type { Feature } from '#platform/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

export { courseOutline } from './course-query.ts';
export { courseFigures } from './figures.ts';
export { cards } from './list-queries.ts';
export { coursePermissions, isMember, mayReview } from './policy.ts';
export {
  presentCard,
  presentChapters,
  presentCourse,
  presentReview,
  presentTeacher,
} from './present.ts';
export { courseHead, ratingOf, requirementsOf, reviewBy, teacherOf } from './queries.ts';
export { readCourse } from './read-course.ts';
export type { Viewer } from './viewer.ts';

export const courses: Feature = {
  name: 'courses',
  visitors: visitorRoutes,
  signedIn: memberRoutes,
};
