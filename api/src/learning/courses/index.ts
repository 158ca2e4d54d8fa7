export { courseOutline, enrolmentIn } from './course-query.ts';
export { courseFigures } from './figures.ts';
export { callersMarks, marksOfAll, type ReadMarks, workColumn } from './lecture-work.ts';
export { cards } from './list-queries.ts';
export { type CanPay, isPayable } from './payable.ts';
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
export { courseName, draftedText } from './studio/list-courses.ts';
export type { Viewer } from './viewer.ts';
