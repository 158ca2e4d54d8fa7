import { projects } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of a project's page while it is loading. */
export function ProjectSkeleton() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل المشروع`}>
      <div className="dark mt-3 bg-ink">
        <div className="page-width grid grid-cols-1 gap-x-8 gap-y-7 py-6 md:grid-cols-2 md:py-9 lg:gap-x-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-12">
          <div className="flex flex-col justify-center gap-6">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-11 w-4/5" />
            <Skeleton className="h-5 w-3/5" />
          </div>
          <Skeleton
            shape="flat"
            className="aspect-8/5 w-full rounded-xl max-md:order-first md:self-center"
          />
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-x-14 gap-y-12 pt-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pt-14">
        <div className="flex flex-col gap-12">
          <div>
            <Skeleton className="mb-6 h-7 w-40" />
            <SkeletonText lines={5} className="max-w-read" />
          </div>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {Array.from({ length: projects.galleryThumbnails }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are never reordered.
              <Skeleton key={index} className="aspect-8/5 w-full" />
            ))}
          </div>
        </div>
        <Skeleton shape="flat" className="h-56 w-full rounded-lg" />
      </div>
    </div>
  );
}
