import { lazy, Suspense } from 'react';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Hero } from './hero.tsx';
import { LatestCourses } from './latest-courses.tsx';
import { LowerSections } from './lower-sections.tsx';
import { MemberStartSkeleton } from './member-start-frame.tsx';
import { ProviderData } from './provider-data.tsx';
import { firstServicesQuery, latestCoursesQuery, statisticsQuery } from './queries.ts';

// Loaded for members only: a guest's first view does not include it.
const MemberStart = lazy(() => import('./member-start.tsx'));

const page = definePage({
  queries: () => ({
    statistics: statisticsQuery,
    courses: latestCoursesQuery,
    services: firstServicesQuery,
  }),
  // The page renders without any of its lists; a failed one shows its error in place.
  vital: [],
  head: () => ({
    title: 'تعلّم البرمجة بالعربية',
    description:
      'كورسات برمجة مسجلة بالعربية، من أول سطر إلى أول مشروع: شاهد في وقتك، واسأل تحت كل محاضرة فيجيبك معلّم الكورس.',
  }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export default function HomePage() {
  return (
    <>
      <ProviderData />
      <Start />
      <LatestCourses />
      <LowerSections />
    </>
  );
}

/**
 * The top of the page. The server renders a guest's, which is cached for everybody. Where the browser stores a session,
 * the placeholder of a member's top is shown in its place from the first paint on, so that nothing moves later.
 */
function Start() {
  const initialized = useSession((state) => state.initialized);
  const signedIn = useSession((state) => state.isAuthenticated);
  if (signedIn) {
    return (
      <Suspense fallback={<MemberStartSkeleton heading />}>
        <MemberStart />
      </Suspense>
    );
  }
  return (
    <>
      <Hero className={initialized ? undefined : 'in-data-returning:hidden'} />
      {!initialized && <MemberStartSkeleton className="hidden in-data-returning:block" />}
    </>
  );
}
