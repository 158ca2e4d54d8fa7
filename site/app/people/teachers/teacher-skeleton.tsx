import { wording } from '@nibras/contract/text/wording.ts';
import { Skeleton, SkeletonCard, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of a teacher's page while it is loading. */
export function TeacherSkeleton() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل صفحة المعلّم`}>
      <h1 className="sr-only">{wording`صفحة المعلّم`}</h1>
      <div className="mt-3 bg-ink">
        <div className="page-width flex flex-col gap-x-10 gap-y-6 py-8 opacity-25 dark:opacity-100 sm:py-12 lg:flex-row lg:items-center">
          <Skeleton shape="round" className="size-32 shrink-0 lg:size-40" />
          {/* Each placeholder is in a line of the final text height. */}
          <div className="grow *:flex *:items-center">
            <div className="h-7">
              <Skeleton className="h-5 w-36" />
            </div>
            <div className="mt-1 h-[1lh] text-4xl">
              <Skeleton className="h-4/5 w-72 max-w-full" />
            </div>
            <div className="mt-3 h-8">
              <Skeleton className="h-5 w-52" />
            </div>
            <div className="mt-6 h-[calc(1lh+2.5rem)] gap-10 text-sm">
              <Skeleton className="h-14 w-16" />
              <Skeleton className="h-14 w-16" />
              <Skeleton className="h-14 w-32" />
            </div>
          </div>
        </div>
      </div>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-8 w-44" />
          <SkeletonText lines={3} className="max-w-read" />
          <Skeleton className="mt-6 h-8 w-44" />
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-6">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </div>
        <Skeleton className="h-96 w-full max-lg:hidden" />
      </div>
    </div>
  );
}
