import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { errorText, isUnsupportedCall } from '#platform/api/api-error.ts';
import { loadedMeta } from '#platform/head.ts';
import { readListAddress } from '#platform/pages/list-address.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { HeartIcon } from '#ui/ornament/icons.ts';
import { favouritesPath, favouritesQuery } from '../queries.ts';
import { CourseGridSkeleton, courseGridClass } from './course-grid.tsx';
import { FavouriteCard } from './favourite-card.tsx';

const pageOf = (search: URLSearchParams) => readListAddress(search).page;

type Queries = Record<string, ReturnType<typeof favouritesQuery>>;

const page = definePage<Queries>({
  queries: ({ url, signedIn }): Queries => {
    // The server renders without a session, so it sends the skeleton.
    if (!signedIn) return {};
    return { favourites: favouritesQuery(pageOf(url.searchParams)) };
  },
  head: () => ({ title: 'المفضلة' }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;
export const handle = {
  preload: ({ search }: { search: URLSearchParams }) => favouritesPath(pageOf(search)),
};

/** The member's favourite courses (docs/behaviour/courses.md#favourites). */
export default function FavouritesPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <h1 className="text-4xl">المفضلة</h1>
      <p className="mt-2 text-lg text-text-soft">الكورسات التي وضعت عليها علامة القلب.</p>
      <div className="mt-8">
        <Favourites />
      </div>
    </div>
  );
}

const browse = (
  <Button asChild>
    <Link to="/courses">تصفّح الكورسات</Link>
  </Button>
);

function Favourites() {
  const pageNumber = pageOf(new URLSearchParams(useLocation().search));
  const enabled = useSession((state) => state.isAuthenticated);
  const list = useQuery({ ...favouritesQuery(pageNumber), enabled });
  const data = useDeferredData(list.data);
  const { error } = list;

  if (!data && isUnsupportedCall(error)) {
    return (
      <EmptyState
        icon={<HeartIcon className="size-8" />}
        title="قائمة المفضلة غير متاحة هنا"
        description="تجد علامة القلب في صفحة كل كورس."
        action={browse}
      />
    );
  }
  if (!data && error) {
    return (
      <FailedState
        title="تعذر تحميل المفضلة"
        message={errorText(error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!data) return <CourseGridSkeleton />;
  const { last_page: lastPage } = data.meta;
  if (data.data.length === 0) {
    const beyondEnd = pageNumber > lastPage || (pageNumber > 1 && data.meta.total > 0);
    return (
      <EmptyState
        icon={<HeartIcon className="size-8" />}
        title={beyondEnd ? 'لا كورسات في هذه الصفحة' : 'لا كورسات في المفضلة بعد'}
        description={
          beyondEnd
            ? 'القائمة أقصر من ذلك. عُد إلى أولها.'
            : 'المس القلب في صفحة كورس يعجبك، وستجده هنا.'
        }
        action={
          beyondEnd ? (
            <Button asChild>
              <Link to="/favourites">عرض المفضلة</Link>
            </Button>
          ) : (
            browse
          )
        }
      />
    );
  }
  return (
    <>
      <ul aria-busy={list.isPlaceholderData || undefined} className={courseGridClass}>
        {data.data.map((course) => (
          <li key={course.id}>
            <FavouriteCard course={course} />
          </li>
        ))}
      </ul>
      <Pagination
        page={Math.min(pageNumber, lastPage)}
        lastPage={lastPage}
        label="صفحات المفضلة"
        className="mt-10"
      />
    </>
  );
}
