export { categoryHue } from './category-hue.ts';
export { CourseCard } from './course-card.tsx';
export { CourseCardSkeleton } from './course-card-skeleton.tsx';
export { isStaff } from './lecture-access.ts';
export { categoriesQuery } from './queries.ts';
