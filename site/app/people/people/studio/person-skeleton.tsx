import { Skeleton } from '#ui/list/skeleton.tsx';

/** The page of a person while it is loading. */
export function PersonSkeleton() {
  return (
    <div role="status" aria-label="جارٍ تحميل هذا الشخص" className="flex flex-col gap-6">
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
