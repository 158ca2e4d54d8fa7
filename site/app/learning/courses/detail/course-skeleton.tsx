import { wording } from '@nibras/contract/text/wording.ts';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of a course's page while it is loading. */
export default function CourseSkeleton() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل الكورس`}>
      <div className="mt-3 bg-ink">
        <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-7 py-6 md:grid-cols-[minmax(0,1fr)_17rem] md:py-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:py-0">
          <div className="flex flex-col justify-center gap-5 opacity-25 dark:opacity-100 lg:py-16">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-11 w-4/5" />
            <SkeletonText lines={2} className="max-w-read" />
            <Skeleton className="h-9 w-48" />
            <Skeleton className="h-5 w-3/5" />
          </div>
          <div className="aspect-video overflow-hidden rounded-lg opacity-25 dark:opacity-100 max-md:order-first md:self-center lg:mt-12 lg:self-end lg:rounded-b-none">
            <Skeleton shape="flat" className="size-full" />
          </div>
        </div>
      </div>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex h-fit flex-col gap-4 rounded-lg border border-line bg-raised p-5 max-lg:mt-6 lg:col-start-2 lg:rounded-t-none lg:border-t-0">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-13 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
        <div className="flex min-w-0 flex-col gap-6 pt-8 lg:col-start-1 lg:row-start-1">
          <div className="flex gap-4 border-b border-line pb-4">
            <Skeleton className="h-7 w-20 sm:w-32" />
            <Skeleton className="h-7 w-20 sm:w-24" />
            <Skeleton className="h-7 w-20 sm:w-28" />
          </div>
          <div className="divide-y divide-line rounded-lg border border-line bg-raised">
            {[0, 1, 2, 3, 4].map((line) => (
              <div key={line} className="flex items-center gap-4 p-4">
                <Skeleton className="size-9" />
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="ms-auto h-4 w-24 max-sm:hidden" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
