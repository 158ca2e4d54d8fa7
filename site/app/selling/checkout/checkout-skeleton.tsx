import { cx } from '#ui/class-names.ts';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';
import { layoutClass } from './layout-class.ts';

/** The place of the page's parts while they load. */
export function CheckoutSkeleton({ className }: { className?: string }) {
  return (
    <div role="status" aria-label="جارٍ تحميل الشراء" className={cx(layoutClass, className)}>
      <div className="flex flex-col gap-5">
        <div className="rounded-lg border border-line bg-raised p-5">
          <Skeleton className="h-6 w-1/2" />
          <SkeletonText lines={2} className="mt-4" />
        </div>
        <div className="rounded-lg border border-line bg-raised p-5">
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
      <div className="rounded-lg border border-line bg-raised p-5">
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}
