import type { TeacherPage } from '@nibras/contract/compat/parse-teacher.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Link, type Params, useParams, useSearchParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { fixedMeta } from '#platform/head.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { PersonIcon } from '#ui/ornament/icons.ts';
import { LatestStudents } from './latest-students.tsx';
import { pageNumber } from './page-number.ts';
import { teacherPath, teacherQuery } from './queries.ts';
import { TeacherAbout } from './teacher-about.tsx';
import { TeacherCourses } from './teacher-courses.tsx';
import { TeacherHeader } from './teacher-header.tsx';
import { TeacherSkeleton } from './teacher-skeleton.tsx';

export const meta = fixedMeta({
  get title() {
    return wording`صفحة المعلّم`;
  },
});

interface CrumbArgs {
  params: Params;
  search: URLSearchParams;
  read(key: QueryKey): TeacherPage | undefined;
}

export const handle = {
  preload: ({ params: { id = '' }, search }: Omit<CrumbArgs, 'read'>) =>
    teacherPath(id, pageNumber(search)),
  /** The name for the breadcrumbs, from the cached query of the page. */
  crumbNames: ({ params: { id = '' }, search, read }: CrumbArgs) => {
    const pages = [pageNumber(search), 1].map((page) => read(teacherQuery(id, page).queryKey));
    return { teacherName: pages.find(Boolean)?.teacher.name };
  },
};

export default function TeacherRoute() {
  const { id = '' } = useParams();
  const page = pageNumber(useSearchParams()[0]);
  const { siteName } = useSiteConfig();
  const enabled = useSession((state) => state.isAuthenticated);
  const query = useQuery({ ...teacherQuery(id, page), enabled });
  const { error, isFetching, refetch } = query;
  const data = useDeferredData(query.data);

  if (data) {
    return (
      <article>
        <title>{`${data.teacher.name} | ${siteName}`}</title>
        <TeacherHeader teacher={data.teacher} />
        <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-10">
            <TeacherAbout id={id} teacher={data.teacher} />
            <TeacherCourses
              courses={data.courses}
              page={page}
              lastPage={data.lastPage}
              dimmed={query.isPlaceholderData}
            />
          </div>
          <LatestStudents id={id} />
        </div>
      </article>
    );
  }
  if (!error) return <TeacherSkeleton />;
  return (
    <div className="page-width py-12">
      {isMissing(error) ? (
        <EmptyState
          headingLevel={1}
          icon={<PersonIcon />}
          title={wording`لم نجد المعلّم`}
          description={wording`ربما تغيّر عنوان الصفحة أو {لم يعد|لم تعد} المعلّم معنا.`}
          action={
            <Button asChild>
              <Link to="/courses">{wording`تصفّح الكورسات`}</Link>
            </Button>
          }
        />
      ) : (
        <>
          <h1 className="sr-only">{wording`صفحة المعلّم`}</h1>
          <FailedState
            title={wording`تعذر تحميل صفحة المعلّم`}
            message={errorText(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </>
      )}
    </div>
  );
}
