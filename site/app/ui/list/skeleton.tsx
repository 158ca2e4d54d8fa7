import { cx } from '../class-names.ts';

const shapes = { block: 'rounded-sm', round: 'rounded-full', flat: '' };

export interface SkeletonProps {
  shape?: keyof typeof shapes;
  /** The size, e.g. «h-5 w-2/3». */
  className?: string;
  /** It comes while a person works on the page, such as a search: what stands below stays. See `inOrder`. */
  inPlace?: boolean;
}

/** One grey placeholder block; a highlight sweeps over it in reading direction. */
export function Skeleton({ shape = 'block', className, inPlace = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton={inPlace ? undefined : ''}
      className={cx('relative block overflow-hidden bg-line/70', shapes[shape], className)}
    >
      <span className="absolute inset-0 block animate-sweep bg-linear-to-l from-transparent via-raised/70 to-transparent" />
    </span>
  );
}

/** For a column: what stands below a part that is still a placeholder comes after it, and so never moves. */
export const inOrder = '[&>:has([data-skeleton])~*]:hidden';

/** Placeholder lines of text; the last is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={cx('flex flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical.
          key={line}
          className={cx('h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')}
        />
      ))}
    </span>
  );
}

/** A placeholder card: picture, two lines of name, a line of facts. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div className={cx('overflow-hidden rounded-lg border border-line bg-raised', className)}>
      <Skeleton shape="flat" className="aspect-video w-full" />
      <div className="flex flex-col gap-3.5 p-5">
        <Skeleton className="h-5 w-4/5" />
        <SkeletonText lines={2} />
        <div className="mt-2 flex items-center gap-3">
          <Skeleton shape="round" className="size-8" />
          <Skeleton className="h-3.5 w-1/3" />
        </div>
      </div>
    </div>
  );
}
