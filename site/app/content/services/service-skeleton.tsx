import { wording } from '@nibras/contract/text/wording.ts';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of a service's page while it is loading. */
export function ServiceSkeleton() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل الخدمة`}>
      <div className="dark mt-3 bg-ink">
        <div className="page-width grid grid-cols-1 gap-x-8 gap-y-7 py-6 md:grid-cols-2 md:py-9 lg:gap-x-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:py-12">
          <div className="flex flex-col justify-center gap-6">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-11 w-4/5" />
            <Skeleton className="h-8 w-36" />
            <Skeleton className="h-13 w-full sm:w-64" />
          </div>
          <Skeleton
            shape="flat"
            className="aspect-video w-full rounded-xl max-md:order-first md:self-center"
          />
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-x-14 gap-y-12 pt-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pt-14">
        <div className="flex flex-col gap-12">
          {[2, 4, 5].map((lines) => (
            <div key={lines}>
              <Skeleton className="mb-6 h-7 w-40" />
              <SkeletonText lines={lines} className="max-w-read" />
            </div>
          ))}
        </div>
        <div className="flex flex-col gap-5">
          <Skeleton shape="flat" className="h-44 w-full rounded-lg" />
          <Skeleton shape="flat" className="h-56 w-full rounded-lg" />
        </div>
      </div>
    </div>
  );
}
