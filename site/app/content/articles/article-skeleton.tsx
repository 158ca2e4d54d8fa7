import { wording } from '@nibras/contract/text/wording.ts';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of an article while it is loading. */
export function ArticleSkeleton() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل المقال`} className="page-width py-6 sm:py-10">
      <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-11 w-11/12" />
          <Skeleton className="h-11 w-3/5" />
          <SkeletonText lines={3} />
          <div className="flex items-center gap-3">
            <Skeleton shape="round" className="size-11" />
            <Skeleton className="h-4 w-40" />
          </div>
        </div>
        <Skeleton shape="flat" className="aspect-video rounded-xl max-sm:-mx-gutter" />
      </div>
      <div className="mt-12 max-w-read lg:ms-24">
        <SkeletonText lines={9} />
      </div>
    </div>
  );
}
