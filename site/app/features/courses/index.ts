export { categoryHue } from './category-hue.ts';
export { CourseCard } from './course-card.tsx';
export { CourseCardSkeleton } from './course-card-skeleton.tsx';
export { categoriesQuery } from './queries.ts';
