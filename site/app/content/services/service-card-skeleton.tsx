import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of a `ServiceCard` while it is loading. */
export function ServiceCardSkeleton({ brief = false }: { brief?: boolean }) {
  return (
    <div className="h-full overflow-hidden rounded-lg border border-line bg-raised">
      <Skeleton shape="flat" className="aspect-video w-full" />
      <div className="flex flex-col gap-4 p-5">
        {!brief && <Skeleton className="h-7 w-32" />}
        <Skeleton className="h-6 w-3/4" />
        <SkeletonText lines={3} />
        {!brief && (
          <div className="flex items-center gap-2.5">
            <Skeleton shape="round" className="size-9" />
            <Skeleton className="h-4 w-28" />
          </div>
        )}
        <div className="flex items-center justify-between">
          <Skeleton className="h-6 w-28" />
          {!brief && <Skeleton className="h-9 w-28" />}
        </div>
      </div>
    </div>
  );
}
