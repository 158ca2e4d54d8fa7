import type { Feature } from '#platform/feature.ts';
import type { ReadMarks } from './lecture-work.ts';
import { createMemberRoutes, visitorRoutes } from './routes.ts';

export { courseOutline } from './course-query.ts';
export { courseFigures } from './figures.ts';
export { callersMarks, marksOfAll, type ReadMarks, workColumn } from './lecture-work.ts';
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

/** @param readMarks the marks of a person in a course's lectures */
export const createCourses = (readMarks: ReadMarks): Feature => ({
  name: 'courses',
  visitors: visitorRoutes,
  signedIn: createMemberRoutes(readMarks),
});
