import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { Hero } from './hero.tsx';
import { LatestCourses } from './latest-courses.tsx';
import { LowerSections } from './lower-sections.tsx';
import { ProviderData } from './provider-data.tsx';
import { firstServicesQuery, latestCoursesQuery, statisticsQuery } from './queries.ts';

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
      <Hero />
      <LatestCourses />
      <LowerSections />
    </>
  );
}
