import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of a `CourseCard` while it is loading. */
export function CourseCardSkeleton() {
  return (
    <div className="h-full overflow-hidden rounded-lg border border-line bg-raised">
      <Skeleton shape="flat" className="aspect-video w-full" />
      <div className="flex flex-col gap-4 p-5">
        <Skeleton className="h-7 w-28" />
        <Skeleton className="h-5 w-4/5" />
        <SkeletonText lines={3} />
        <Skeleton className="h-4 w-2/3" />
        <div className="flex items-center gap-3 border-t border-line pt-3.5">
          <Skeleton shape="round" className="size-9" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="ms-auto h-5 w-12" />
        </div>
      </div>
    </div>
  );
}
