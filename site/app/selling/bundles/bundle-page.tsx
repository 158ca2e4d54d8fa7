import type { BundleDetail } from '@nibras/contract/selling/bundles/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { loadedMeta, type PageHead } from '#platform/head.ts';
import { DetailMissing } from '#platform/pages/detail-missing.tsx';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { bundleData } from './bundle-data.ts';
import { BundleSkeleton } from './bundle-skeleton.tsx';
import { BundleView } from './bundle-view.tsx';
import { bundleQuery } from './queries.ts';

const page = definePage({
  queries: ({ params: { id = '' } }) => ({ bundle: bundleQuery(id) }),
  head: ({ bundle }) => (bundle ? headOf(bundle) : { title: 'الباقة', noindex: true }),
});

function headOf(bundle: BundleDetail): PageHead {
  const { id, name, description, courses } = bundle;
  const names = courses.map((course) => course.name).join('، ');
  return {
    title: name,
    description: description || wording`باقة كورسات: ${names}`,
    storedImage: courses.find(({ image }) => image)?.image ?? null,
    path: `/bundles/${id}`,
    // Only in the server's HTML, which search engines read.
    ...(import.meta.env.SSR && { jsonLd: bundleData(bundle) }),
  };
}

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

/** Several courses at one price. */
export default function BundlePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(bundleQuery(id));
  if (data) return <BundleView bundle={data} />;
  if (!error) return <BundleSkeleton />;
  return (
    <DetailMissing
      error={error}
      texts={{
        title: 'الباقة غير معروضة',
        gone: wording`الباقة التي تبحث عنها لم تعد معروضة، وقد تجد كورساتها في القائمة`,
        failed: 'تعذر فتح الباقة',
      }}
      list={{ to: '/courses', label: wording`تصفّح الكورسات` }}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
