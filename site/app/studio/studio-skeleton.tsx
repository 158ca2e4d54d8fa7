import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** The studio before it is known who opens it. */
export function StudioSkeleton() {
  return (
    <div role="status" aria-label="جارٍ فتح الاستوديو" className="flex min-h-dvh">
      <div className="w-60 shrink-0 border-e border-line bg-raised p-5 max-lg:hidden">
        <Skeleton className="h-8 w-32" />
        <SkeletonText lines={6} className="mt-10 gap-6!" />
      </div>
      <div className="grow">
        <div className="h-14 border-b border-line" />
        <div className="mx-auto max-w-page px-gutter py-8">
          <Skeleton className="h-8 w-48" />
          <SkeletonText lines={5} className="mt-8 gap-6!" />
        </div>
      </div>
    </div>
  );
}
