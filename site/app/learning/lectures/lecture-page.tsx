import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type Params, useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { fixedMeta } from '#platform/head.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { CoursesIcon } from '#ui/ornament/icons.ts';
import { Link } from '#ui/text/link.tsx';
import { LectureSkeleton } from './lecture-skeleton.tsx';
import { LectureView } from './lecture-view.tsx';
import { useUnsentProgress } from './progress/use-finish.ts';
import { lecturePath, lectureQuery } from './queries.ts';

export const meta = fixedMeta({
  get title() {
    return wording`المحاضرة`;
  },
});

export const handle = {
  preload: ({ params }: Pick<CrumbArgs, 'params'>) => lecturePath(lectureKeyOf(params)),
  /** Names for the breadcrumbs, from the cached query of the page. */
  crumbNames: ({ params, read }: CrumbArgs) => {
    const page = read(lectureQuery(lectureKeyOf(params)).queryKey);
    return { courseName: page?.course.name, lectureName: page?.lecture.name };
  },
};

interface CrumbArgs {
  params: Params;
  read(key: QueryKey): LecturePage | undefined;
}

const lectureKeyOf = ({ courseId = '', lectureId = '' }: Params) => ({ courseId, lectureId });

export default function LecturePageRoute() {
  const signedIn = useSession((state) => state.isAuthenticated);
  const options = lectureQuery(lectureKeyOf(useParams()));
  const { data, error, isPaused, isFetching, refetch } = useQuery({
    ...options,
    enabled: signedIn,
  });
  const page = useDeferredData(data);
  useUnsentProgress();

  if (page) return <LectureView page={page} options={options} />;
  if (isPaused) {
    return (
      <div className="page-width py-12">
        <FailedState
          headingLevel={1}
          title="لا يوجد اتصال بالإنترنت"
          message={wording`{ستُفتح|سيُفتح} المحاضرة تلقائيًا حين يعود الاتصال.`}
        />
      </div>
    );
  }
  if (!error) return <LectureSkeleton />;
  return (
    <div className="page-width py-12">
      {isMissing(error) ? (
        <EmptyState
          headingLevel={1}
          icon={<CoursesIcon />}
          title="لم يتم العثور على البيانات"
          description={wording`ربما {حُذفت|حُذف} المحاضرة أو تغيّر {عنوانها|عنوانه}.`}
          action={<Link to="/courses">{wording`تصفّح الكورسات`}</Link>}
        />
      ) : (
        <FailedState
          headingLevel={1}
          title={wording`تعذر تحميل المحاضرة`}
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  );
}
