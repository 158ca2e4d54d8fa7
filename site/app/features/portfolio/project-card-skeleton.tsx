import { cx } from '#ui/class-names.ts';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';

/** In the place of a ProjectCard that is on its way. */
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
          <Skeleton className="h-7 w-20 rounded-full" />
          <Skeleton className="h-7 w-24 rounded-full" />
        </div>
      </div>
    </div>
  );
}
