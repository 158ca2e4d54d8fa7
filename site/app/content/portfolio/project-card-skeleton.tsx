import { cx } from '#ui/class-names.ts';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** Placeholder of a `ProjectCard` while it is loading. */
export function ProjectCardSkeleton({ wide }: { wide: boolean }) {
  return (
    <div
      className={cx(
        'overflow-hidden rounded-lg border border-line bg-raised',
        wide && 'sm:col-span-2 sm:flex',
      )}
    >
      <Skeleton shape="flat" className={cx('aspect-8/5 w-full', wide && 'sm:w-7/12 sm:shrink-0')} />
      <div className="flex grow flex-col justify-center gap-4 p-5">
        <Skeleton className="h-6 w-3/4" />
        <SkeletonText lines={3} />
        <div className="flex gap-2">
          <Skeleton shape="round" className="h-7 w-20" />
          <Skeleton shape="round" className="h-7 w-24" />
        </div>
      </div>
    </div>
  );
}
