import { wording } from '@nibras/contract/text/wording.ts';
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
import { courseData } from '../course-data.ts';
import { courseQuery, requirementsQuery } from '../queries.ts';
import { CourseView } from './course-view.tsx';

// Loaded lazily: it is needed only on client navigation, since the server always renders with data.
const CourseSkeleton = lazy(() => import('./course-skeleton.tsx'));

const page = definePage({
  queries: ({ params: { id = '' }, signedIn }) => ({
    answer: courseQuery(id, signedIn),
    requirements: requirementsQuery(id),
  }),
  vital: ['answer'],
  head: ({ answer }) => {
    if (!answer) return { title: wording`الكورس`, noindex: true };
    const { id, name, description, image, preview_image } = answer.course;
    return {
      title: name,
      description,
      storedImage: image,
      previewImage: preview_image,
      path: `/courses/${id}`,
      // Only in the server's HTML, which search engines read.
      ...(import.meta.env.SSR && { jsonLd: courseData(answer.course) }),
    };
  },
});

export const loader = serverLoader(page, { slug: ({ answer }) => answer?.course.slug });
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export default function CoursePage() {
  const { id = '' } = useParams();
  const signedIn = useSession((state) => state.isAuthenticated);
  const query = useQuery(courseQuery(id, signedIn));
  const { data, error, isFetching, refetch, dataUpdatedAt, isPlaceholderData } = query;
  const isOwn = signedIn && !isPlaceholderData;
  const viewProps = useMemo(
    () => data && { answer: data, pageId: id, isOwn, now: dataUpdatedAt || Date.now() },
    [data, id, isOwn, dataUpdatedAt],
  );
  // The signed-in user's data changes much of a long page, so it renders deferred and input stays responsive.
  const deferred = useDeferredValue(viewProps);

  if (deferred) {
    // The key resets the state, such as the open tab, for another course.
    return <CourseView key={deferred.answer.course.id} {...deferred} />;
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
          title={wording`لم يتم العثور على الكورس`}
          description={wording`ربما {أُزيل|أُزيلت} الكورس أو تغيّر {عنوانه|عنوانها}.`}
          action={
            <Button asChild>
              <Link to="/courses">{wording`تصفّح الكورسات`}</Link>
            </Button>
          }
        />
      ) : (
        <FailedState
          headingLevel={1}
          title={wording`تعذر تحميل الكورس`}
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  );
}
