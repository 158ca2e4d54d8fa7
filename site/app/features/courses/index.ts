export { CourseCard } from './course-card.tsx';
export { CourseCardSkeleton } from './course-card-skeleton.tsx';
export { readCourseList } from './read-course-list.ts';
