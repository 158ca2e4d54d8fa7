import { getStudioCoursesByIdFigures } from '@nibras/contract/learning/figures/studio/calls.ts';
import type { CourseFigures } from '@nibras/contract/learning/figures/studio/shapes.ts';
import { countLabel, spanLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CoursePageFrame } from '#learning/tree/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { callQuery } from '#platform/query/call-query.ts';
import { FiguresIcon } from '#studio-kit/frame/icons.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { Link as TextLink } from '#ui/text/link.tsx';
import { LectureTable } from './lecture-table.tsx';
import { mostStopped } from './most-stopped.ts';

const figuresQuery = (courseId: number) =>
  queryOptions({
    ...callQuery(getStudioCoursesByIdFigures, { params: { id: courseId } }),
    staleTime: 30_000,
  });

/** How far the learners of a course have come, and in which lecture they stop. */
export default function FiguresPage() {
  const courseId = Number(useParams().id);
  return (
    <CoursePageFrame courseId={courseId} title="الأرقام">
      {() => <Figures courseId={courseId} />}
    </CoursePageFrame>
  );
}

function Figures({ courseId }: { courseId: number }) {
  const { data, error, isFetching, refetch } = useQuery(figuresQuery(courseId));
  if (error && !data) {
    return (
      <FailedState
        title={wording`تعذر تحميل أرقام الكورس`}
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonText lines={8} />;
  if (data.begun === 0) {
    return (
      <EmptyState
        icon={<FiguresIcon />}
        title="لا أرقام بعد"
        description={wording`تظهر هنا بعد أن {student:يبدأ|تبدأ} أول طالب محاضرة{ًا} من {course:هذا|هذه} الكورس.`}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Summary figures={data} />
      <LectureTable figures={data} />
      <p className="max-w-read text-sm text-text-soft">
        {wording`«{student:بدأ|بدأت}»: من شاهد محاضرة{ًا} أو جزءًا {lecture:منها|منه}. «توقفوا {lecture:عندها|عنده}»: من {lecture:كانت|كان} آخر ما فتحوه، ولم يفتحوا شيئًا من الكورس منذ ${spanLabel(data.stopped_after, 'day')}، ولم {course:يتموه|يتموها}. ولا يُحسب من يعملون في الكورس.`}
      </p>
    </div>
  );
}

function Summary({ figures }: { figures: CourseFigures }) {
  const { members, begun, completed } = figures;
  const ofMembers =
    members > begun ? wording` من المشتركين {course:فيه|فيها} وعددهم ${formatNumber(members)}` : '';
  const most = mostStopped(figures);
  return (
    <div className="flex flex-col gap-1">
      <p>
        {wording`{student:بدأ|بدأت} الكورس ${countLabel(begun, 'student', 'nominative')}${ofMembers}، ${
          completed > 0
            ? `وأتم منهم ${formatNumber(completed)}`
            : wording`ولم {course:يتمه|يتمها} أحد بعد`
        }.`}
      </p>
      {most ? (
        <p className="text-lg font-semibold">
          أكثر ما توقفوا عنده:{' '}
          <TextLink to={`/studio/lectures/${most.id}`}>
            <bdi>{most.name}</bdi>
          </TextLink>
          {` (${formatNumber(most.stopped)})`}
        </p>
      ) : (
        <p className="text-text-soft">{wording`لم يتوقف أحد عند محاضرة {بعينها|بعينه}.`}</p>
      )}
    </div>
  );
}
