export { categoryHue } from './category-hue.ts';
export { CourseCard } from './course-card.tsx';
export { CourseCardSkeleton } from './course-card-skeleton.tsx';
export { Highlight } from './highlight.tsx';
export { readListAddress } from './list-address.ts';
export { useSlow } from './use-slow.ts';
