import type { HomeSection } from '@nibras/contract/site/site.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { FirstServices } from './first-services.tsx';
import { Hero } from './hero.tsx';
import { LatestCourses } from './latest-courses.tsx';
import { MemberStartSkeleton } from './member-start-frame.tsx';
import { ProviderData } from './provider-data.tsx';
import { firstServicesQuery, latestCoursesQuery, statisticsQuery } from './queries.ts';
import { StartNow } from './start-now.tsx';

// Loaded for members only: a guest's first view does not include it.
const StudySteps = lazy(() => import('./study-steps.tsx'));
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
    description: wording`كورسات برمجة مسجلة بالعربية، من أول سطر إلى أول مشروع: شاهد في وقتك، واسأل تحت كل محاضرة {teacher:فيجيبك|فتجيبك} معلّم الكورس.`,
  }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

const sections: Record<HomeSection, ReactNode> = {
  courses: <LatestCourses />,
  steps: <StaticIsland part={StudySteps} of={{}} />,
  services: <FirstServices />,
  call: <StartNow />,
};
const shownByDefault = Object.keys(sections) as HomeSection[];

export default function HomePage() {
  const { home } = useSiteConfig();
  return (
    <>
      <ProviderData />
      <Start />
      {(home ?? shownByDefault).map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
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
