import { Children, type ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

// Written out, since Tailwind does not find composed class names.
const fourColumns =
  'sm:grid-cols-2 xl:grid-cols-4 max-sm:-mx-gutter max-sm:auto-cols-[82%] max-sm:grid-flow-col ' +
  'max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-gutter max-sm:overflow-x-auto ' +
  'max-sm:px-gutter max-sm:pb-2 max-sm:[scrollbar-width:none]';
const threeColumns =
  'md:grid-cols-3 max-md:-mx-gutter max-md:auto-cols-[min(82%,20rem)] max-md:grid-flow-col ' +
  'max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:overflow-x-auto ' +
  'max-md:px-gutter max-md:pb-2 max-md:[scrollbar-width:none]';

interface CardRowProps {
  columns?: 3 | 4;
  busy?: boolean;
  children: ReactNode;
}

/** Cards in columns; on a phone a row that scrolls horizontally with the next card partly visible. */
export function CardRow({ columns = 4, busy = false, children }: CardRowProps) {
  return (
    <ul
      aria-busy={busy || undefined}
      className={cx('mt-8 grid gap-5', columns === 4 ? fourColumns : threeColumns)}
    >
      {Children.map(children, (card) => (
        <li className="grid grid-cols-1 snap-start">{card}</li>
      ))}
    </ul>
  );
}
