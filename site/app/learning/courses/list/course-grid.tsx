import type { CourseCard as Course } from '@nibras/contract/learning/courses/shapes.ts';
import { lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { cx } from '#ui/class-names.ts';
import { CourseCard } from './course-card.tsx';
import { CourseCardSkeleton } from './course-card-skeleton.tsx';

export const courseGridClass =
  'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4';

/** How many pictures are loaded eagerly: about as many as are visible at first. */
const eagerPictures = 2;

interface CourseGridProps {
  courses: Course[];
  search: string;
  /** The next page is loading; these courses stay, dimmed. */
  dimmed: boolean;
}

export function CourseGrid({ courses, search, dimmed }: CourseGridProps) {
  return (
    <ul
      aria-busy={dimmed}
      className={cx(courseGridClass, 'transition-opacity duration-calm', dimmed && 'opacity-50')}
    >
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            search={search}
            headingLevel={2}
            priority={index < eagerPictures}
          />
        </li>
      ))}
    </ul>
  );
}

export function CourseGridSkeleton() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل الكورسات`} className={courseGridClass}>
      {Array.from({ length: lists.coursesPerPage }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
        <CourseCardSkeleton key={index} />
      ))}
    </div>
  );
}
