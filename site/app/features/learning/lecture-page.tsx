import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type Params, useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { countLabel } from '#platform/format.ts';
import { fixedMeta } from '#platform/head.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { CoursesIcon, DurationIcon, SuccessIcon } from '#ui/icons.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { CourseContents } from './course-contents.tsx';
import { LectureSkeleton } from './lecture-skeleton.tsx';
import { LectureStage } from './lecture-stage.tsx';
import { lectureQuery } from './queries.ts';
import type { LecturePage } from './read-lecture.ts';
import { watchLabel } from './watch-status.ts';

export const meta = fixedMeta({ title: 'المحاضرة', noindex: true });

/** The breadcrumb trail takes the names from what the page has fetched. */
export const handle = {
  crumbNames: ({ params, read }: CrumbArgs) => {
    const page = read(lectureQuery(addressOf(params)).queryKey);
    return { courseName: page?.course.name, lectureName: page?.lecture.name };
  },
};

interface CrumbArgs {
  params: Params;
  read(key: QueryKey): LecturePage | undefined;
}

const addressOf = ({ courseId = '', lectureId = '' }: Params) => ({ courseId, lectureId });

export default function LecturePageRoute() {
  const { siteName } = useSiteConfig();
  const signedIn = useSession((state) => state.isAuthenticated);
  const options = lectureQuery(addressOf(useParams()));
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...options,
    enabled: signedIn,
  });

  if (error && !data) {
    return (
      <div className="page-width py-12">
        {isMissing(error) ? (
          <EmptyState
            headingLevel={1}
            icon={<CoursesIcon />}
            title="لم يتم العثور على البيانات"
            description="ربما حُذفت المحاضرة أو تغيّر عنوانها."
            action={<Link to="/courses">تصفح الكورسات</Link>}
          />
        ) : (
          <FailedState
            title="تعذر تحميل المحاضرة"
            message={errorText(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </div>
    );
  }
  if (isPending || !data) return <LectureSkeleton />;

  const { lecture, course } = data;
  const watched = lecture.is_watch === 'endWatch';
  const limited = course.status !== 'joined' && !(lecture.locked === false && !lecture.show);
  return (
    <div className="page-width grid items-start gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] lg:py-10">
      <title>{`${lecture.name} | ${siteName}`}</title>
      <div className="min-w-0">
        <LectureStage page={data} queryKey={options.queryKey} />
        <div className="mt-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 dir="auto" className="text-start text-2xl font-semibold">
              {lecture.name}
            </h1>
            {course.teacher && (
              <p className="mt-1 text-text-soft">
                مع <Link to={`/teacher/${course.teacher.id}`}>{course.teacher.name}</Link>
              </p>
            )}
          </div>
          {watched && (
            <Badge tone="success" icon={<SuccessIcon />}>
              {watchLabel('endWatch')}
            </Badge>
          )}
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-text-soft">
          {lecture.timeLecture !== null && (
            <span className="inline-flex items-center gap-1.5">
              <DurationIcon className="size-5 text-text-faint" />
              {countLabel(lecture.timeLecture, 'minute')}
            </span>
          )}
          <span>{watchLabel(lecture.is_watch)}</span>
        </p>
        {limited && (
          <Notice tone="info" className="mt-6" title="محتوى محدود">
            يمكنك مشاهدة المحاضرات المفتوحة فقط.{' '}
            <Link to={`/courses/${course.id}`}>اشترك في الكورس</Link> لتفتح بقية المحاضرات.
          </Notice>
        )}
      </div>
      <aside className="min-w-0 lg:sticky lg:top-24">
        <h2 className="mb-3 text-xl font-semibold">محتوى الكورس</h2>
        <CourseContents course={course} currentId={lecture.id} />
      </aside>
    </div>
  );
}
