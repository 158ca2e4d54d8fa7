import type { Feature } from '#platform/feature.ts';
import type { ReadMarks } from './lecture-work.ts';
import { type CanPay, createMemberRoutes, createVisitorRoutes } from './routes.ts';

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
export type { CanPay } from './routes.ts';
export type { Viewer } from './viewer.ts';

/**
 * @param readMarks the marks of a person in a course's lectures
 * @param canPay whether the caller has a way to pay for a course now
 */
export const createCourses = (readMarks: ReadMarks, canPay: CanPay): Feature => ({
  name: 'courses',
  routes: (serve, platform) => {
    createVisitorRoutes(canPay)(serve, platform);
    createMemberRoutes(readMarks, canPay)(serve, platform);
  },
});
