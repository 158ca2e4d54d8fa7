import { wording } from '@nibras/contract/text/wording.ts';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of a lecture's page while it is loading. */
export function LectureSkeleton() {
  return (
    <div
      aria-busy="true"
      className="page-width grid gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]"
    >
      <p role="status" className="sr-only">
        {wording`جارٍ تحميل المحاضرة…`}
      </p>
      <div className="flex flex-col gap-6">
        <Skeleton shape="flat" className="aspect-video w-full rounded-lg" />
        <Skeleton className="h-9 w-2/3" />
        <SkeletonText lines={2} />
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </div>
  );
}
