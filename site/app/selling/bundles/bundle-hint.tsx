import { lazy, Suspense } from 'react';

const BundleLinks = lazy(() => import('./bundle-links.tsx'));

/** Says on a course's page which bundles it is in; nothing where there is none. Fetched after the page is there. */
export function BundleHint({ courseId }: { courseId: number }) {
  return (
    <Suspense fallback={null}>
      <BundleLinks courseId={courseId} />
    </Suspense>
  );
}
