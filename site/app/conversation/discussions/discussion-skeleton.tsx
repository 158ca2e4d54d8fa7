import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of a question while the list is loading. */
export function DiscussionSkeleton() {
  return (
    <div
      role="status"
      aria-label="جارٍ تحميل الاستفسارات"
      className="rounded-lg border border-line bg-raised p-4 sm:p-6"
    >
      <div className="mb-5 flex items-center gap-3">
        <Skeleton shape="round" className="size-9" />
        <Skeleton className="h-4 w-40" />
      </div>
      <SkeletonText lines={3} />
    </div>
  );
}
