import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { isUnsupportedCall } from '#platform/api/api-error.ts';
import { loadedMeta } from '#platform/head.ts';
import { readListAddress } from '#platform/pages/list-address.ts';
import { ListFrame } from '#platform/pages/list-frame.tsx';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
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
    <div className="page-width min-h-dvh py-8 sm:py-12">
      <h1 className="text-4xl">المفضلة</h1>
      <p className="mt-2 text-lg text-text-soft">{wording`الكورسات التي وضعت عليها علامة القلب.`}</p>
      <div className="mt-8">
        <Favourites />
      </div>
    </div>
  );
}

const icon = <HeartIcon className="size-8" />;

const browse = () => (
  <Button asChild>
    <Link to="/courses">{wording`تصفّح الكورسات`}</Link>
  </Button>
);

const unsupported = () => (
  <EmptyState
    icon={icon}
    title="قائمة المفضلة غير متاحة هنا"
    description={wording`تجد علامة القلب في صفحة كل كورس.`}
    action={browse()}
  />
);

const noFavourites = () => (
  <EmptyState
    icon={icon}
    title={wording`لا كورسات في المفضلة بعد`}
    description={wording`المس القلب في صفحة كورس {يعجبك، وستجده|تعجبك، وستجدها} هنا.`}
    action={browse()}
  />
);

const emptyPage = () => (
  <EmptyState
    icon={icon}
    title={wording`لا كورسات في هذه الصفحة`}
    description="القائمة أقصر من ذلك. عُد إلى أولها."
    action={
      <Button asChild>
        <Link to="/favourites">عرض المفضلة</Link>
      </Button>
    }
  />
);

function Favourites() {
  const pageNumber = pageOf(new URLSearchParams(useLocation().search));
  const enabled = useSession((state) => state.isAuthenticated);
  const list = useQuery({ ...favouritesQuery(pageNumber), enabled });
  const answer = useDeferredData(list.data);
  const { last_page: lastPage, total } = answer?.meta ?? { last_page: 1, total: 0 };
  const beyondEnd = pageNumber > lastPage || (pageNumber > 1 && total > 0);
  return (
    <ListFrame
      list={list}
      answer={answer}
      itemsOf={({ data }) => data}
      failedTitle="تعذر تحميل المفضلة"
      refusalOf={(error) => (isUnsupportedCall(error) ? unsupported() : null)}
      skeleton={<CourseGridSkeleton />}
      empty={beyondEnd ? emptyPage() : noFavourites()}
    >
      {(courses) => (
        <>
          <ul aria-busy={list.isPlaceholderData || undefined} className={courseGridClass}>
            {courses.map((course) => (
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
      )}
    </ListFrame>
  );
}
