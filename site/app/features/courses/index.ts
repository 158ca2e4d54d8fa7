export { categoryHue } from './list/category-hue.ts';
export { CourseCard } from './list/course-card.tsx';
export { CourseCardSkeleton } from './list/course-card-skeleton.tsx';
export { categoriesQuery } from './queries.ts';
