import { home } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { CourseCard, CourseCardSkeleton } from '#learning/courses/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SectionHeading } from '#ui/text/section-heading.tsx';
import { CardRow } from './card-row.tsx';
import { latestCoursesQuery } from './queries.ts';

/** The newest courses; hidden when there are none. */
export function LatestCourses() {
  const { data, error, isFetching, refetch } = useQuery(latestCoursesQuery);
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="latest-courses" className="page-width pt-section">
      <SectionHeading
        id="latest-courses"
        title={wording`أحدث الكورسات`}
        lead={wording`آخر ما أضافه المعلّمون. افتح أي كورس واقرأ {course:محتواه|محتواها} محاضرة{ًا} محاضرة{ًا} قبل أن تشترك.`}
        more={{ to: '/courses', label: wording`كل الكورسات` }}
      />
      {error && !data ? (
        <FailedState
          className="mt-8"
          message={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardRow busy={!data}>
          {data
            ? data.map((course) => <CourseCard key={course.id} course={course} inRow />)
            : Array.from({ length: home.latestCourses }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
                <CourseCardSkeleton key={index} />
              ))}
        </CardRow>
      )}
    </section>
  );
}
