import { Children, type ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

// Written out, since class names that are put together are not found.
const inFours =
  'sm:grid-cols-2 xl:grid-cols-4 max-sm:-mx-gutter max-sm:auto-cols-[82%] max-sm:grid-flow-col ' +
  'max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-gutter max-sm:overflow-x-auto ' +
  'max-sm:px-gutter max-sm:pb-2 max-sm:[scrollbar-width:none]';
const inThrees =
  'md:grid-cols-3 max-md:-mx-gutter max-md:auto-cols-[min(82%,20rem)] max-md:grid-flow-col ' +
  'max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:overflow-x-auto ' +
  'max-md:px-gutter max-md:pb-2 max-md:[scrollbar-width:none]';

interface CardRowProps {
  columns?: 3 | 4;
  busy?: boolean;
  children: ReactNode;
}

/** Cards side by side; on a phone one row that the thumb moves, the next card peeping in. */
export function CardRow({ columns = 4, busy = false, children }: CardRowProps) {
  return (
    <ul
      aria-busy={busy || undefined}
      className={cx('mt-8 grid gap-5', columns === 4 ? inFours : inThrees)}
    >
      {Children.map(children, (card) => (
        <li className="grid snap-start">{card}</li>
      ))}
    </ul>
  );
}
