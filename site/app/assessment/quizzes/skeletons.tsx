import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** The place of a question while it loads. */
export function TakingSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-12 rounded-lg" />
      <div className="rounded-xl border border-line bg-raised p-6">
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
