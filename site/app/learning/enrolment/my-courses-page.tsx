import type { ParsedMyCourse } from '@nibras/contract/compat/parse-enrolment.ts';
import { layout, lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useOwnServer } from '#platform/state/own-server.ts';
import { OpenPurchases, purchaseListQuery } from '#selling/checkout/index.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { CourseIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { MyCourseCard, MyCourseSkeleton } from './my-course-card.tsx';
import { myCoursesPath, myCoursesQuery } from './queries.ts';

const pageOf = (search: string | URLSearchParams) => {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1;
};

type Queries = Record<string, ReturnType<typeof myCoursesQuery>>;

const page = definePage<Queries>({
  queries: ({ url, signedIn }): Queries => {
    // The server renders without a session, so it sends the skeleton.
    if (!signedIn) return {};
    return { mine: myCoursesQuery(pageOf(url.searchParams)) };
  },
  head: () => ({ title: wording`كورساتي` }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;
export const handle = {
  preload: ({ search }: { search: URLSearchParams }) => myCoursesPath(pageOf(search)),
};

const grid = 'mt-8 grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';

export default function MyCoursesPage() {
  const isOwn = useOwnServer();
  return (
    <div className="page-width min-h-dvh py-8 sm:py-12">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-4xl">{wording`كورساتي`}</h1>
        <div className="flex flex-wrap gap-3">
          {isOwn && (
            <Button asChild variant="ghost">
              <Link to="/redeem">فعّل كودًا</Link>
            </Button>
          )}
          <Button asChild variant="secondary" icon={<PlusIcon className="size-5" />}>
            <Link to="/courses">{wording`تصفّح المزيد من الكورسات`}</Link>
          </Button>
        </div>
      </header>
      <PurchasesAndCourses withPurchases={isOwn} />
    </div>
  );
}

/** The purchases under way and the courses; both come at once, so that neither moves the other. */
function PurchasesAndCourses({ withPurchases }: { withPurchases: boolean }) {
  const pageNumber = pageOf(useLocation().search);
  const enabled = useSession((state) => state.isAuthenticated);
  const purchases = useQuery({ ...purchaseListQuery(1), enabled: withPurchases && enabled });
  const list = useQuery({ ...myCoursesQuery(pageNumber), enabled });
  const data = useDeferredData(list.data);
  const { error } = list;

  if ((!data && !error) || (withPurchases && purchases.isPending)) {
    return (
      <div role="status" aria-label={wording`جارٍ تحميل كورساتك`} className={grid}>
        {Array.from({ length: layout.myCoursesSkeletons }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
          <MyCourseSkeleton key={index} />
        ))}
      </div>
    );
  }
  return (
    <>
      <OpenPurchases purchases={purchases.data} />
      {data ? (
        <Courses data={data} pageNumber={pageNumber} dimmed={list.isPlaceholderData} />
      ) : (
        <FailedState
          className="mt-8"
          title={wording`تعذر تحميل كورساتك`}
          message={errorText(error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
    </>
  );
}

interface CoursesProps {
  data: { courses: ParsedMyCourse[]; lastPage: number };
  pageNumber: number;
  /** The page before, until the asked one has come. */
  dimmed: boolean;
}

function Courses({ data, pageNumber, dimmed }: CoursesProps) {
  if (data.courses.length === 0) {
    return (
      <EmptyState
        icon={<CourseIcon className="size-8" />}
        title={wording`لم تشترك في أي كورس بعد`}
        description={wording`اختر كورسًا {يناسبك، وستجده|تناسبك، وستجدها} هنا مع تقدمك {فيه|فيها}.`}
        action={
          <Button asChild>
            <Link to="/courses">{wording`تصفّح الكورسات`}</Link>
          </Button>
        }
      />
    );
  }
  const current = data.courses.find((one) => one.watched_count && one.next_lecture_id !== null);
  return (
    <>
      <ul aria-busy={dimmed} className={cx(grid, 'transition-opacity', dimmed && 'opacity-50')}>
        {data.courses.map((course) => (
          <li key={course.id}>
            <MyCourseCard course={course} current={course === current} />
          </li>
        ))}
      </ul>
      <Pagination
        page={pageNumber}
        lastPage={data.lastPage}
        label={wording`صفحات كورساتي`}
        className="mt-10"
      />
    </>
  );
}
