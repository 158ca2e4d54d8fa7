import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { courseData } from './course-data.ts';
import { CourseView } from './course-view.tsx';
import { courseQuery, requirementsQuery } from './queries.ts';

// Only where a click leads here before the answer: the server always has one.
const CourseSkeleton = lazy(() => import('./course-skeleton.tsx'));

const page = definePage({
  queries: ({ params: { id = '' }, signedIn }) => ({
    answer: courseQuery(id, signedIn),
    requirements: requirementsQuery(id),
  }),
  vital: ['answer'],
  head: ({ answer }) => {
    if (!answer) return { title: 'الكورس', noindex: true };
    const { id, name, description, image } = answer.course;
    return {
      title: name,
      description,
      storedImage: image,
      path: `/courses/${id}`,
      // For search engines: they read what the server writes.
      ...(import.meta.env.SSR && { jsonLd: courseData(answer.course) }),
    };
  },
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export default function CoursePage() {
  const { id = '' } = useParams();
  const signedIn = useSession((state) => state.isAuthenticated);
  const query = useQuery(courseQuery(id, signedIn));
  const { data, error, isFetching, refetch, dataUpdatedAt, isPlaceholderData } = query;
  const own = signedIn && !isPlaceholderData;
  const view = useMemo(
    () => data && { answer: data, pageId: id, own, now: dataUpdatedAt || Date.now() },
    [data, id, own, dataUpdatedAt],
  );
  // A person's own answer changes half of a long page: bit by bit, so that a press meanwhile comes first.
  const shown = useDeferredValue(view);

  if (shown) {
    // Another course is another page: nothing of the one before it stays open.
    return <CourseView key={shown.answer.course.id} {...shown} />;
  }
  if (!error) {
    return (
      <Suspense fallback={null}>
        <CourseSkeleton />
      </Suspense>
    );
  }
  return (
    <div className="page-width py-12">
      {isMissing(error) ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchIcon />}
          title="لم يتم العثور على الكورس"
          description="ربما أُزيل الكورس أو تغيّر عنوانه."
          action={
            <Button asChild>
              <Link to="/courses">تصفّح الكورسات</Link>
            </Button>
          }
        />
      ) : (
        <FailedState
          headingLevel={1}
          title="تعذر تحميل الكورس"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  );
}
