export { CourseView } from './detail/course-view.tsx';
export { categoryHue } from './list/category-hue.ts';
export { CourseCard } from './list/course-card.tsx';
export { CourseCardSkeleton } from './list/course-card-skeleton.tsx';
export { levelNames } from './list/course-labels.ts';
export { categoriesQuery, courseQuery, requirementsQuery } from './queries.ts';
