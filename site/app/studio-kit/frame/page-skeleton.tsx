import { SkeletonText } from '#ui/list/skeleton.tsx';

/** A page of the studio while its code is loading. */
export function PageSkeleton() {
  return (
    <main id="main" tabIndex={-1} className="grow outline-none">
      <div role="status" aria-label="جارٍ فتح الصفحة">
        <div className="h-14 border-b border-line" />
        <SkeletonText lines={5} className="mx-auto max-w-page gap-6! px-gutter py-10" />
      </div>
    </main>
  );
}
