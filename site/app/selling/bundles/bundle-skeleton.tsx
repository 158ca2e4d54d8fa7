import { Skeleton } from '#ui/list/skeleton.tsx';

/** Placeholder of a bundle's page while it is loading. */
export function BundleSkeleton() {
  return (
    <div role="status" aria-label="جارٍ تحميل الباقة">
      <div className="dark mt-3 bg-ink">
        <div className="page-width grid grid-cols-1 items-center gap-x-14 gap-y-7 py-6 md:py-9 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-12">
          <div className="flex flex-col gap-5">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-11 w-4/5" />
          </div>
          <Skeleton shape="flat" className="h-56 w-full rounded-xl" />
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-6 pt-14 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} shape="flat" className="h-96 w-full rounded-lg" />
        ))}
      </div>
    </div>
  );
}
