import { Children, type ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

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
      className={cx(
        'mt-8 grid gap-5 sm:grid-cols-2',
        columns === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3',
        'max-sm:-mx-gutter max-sm:auto-cols-[82%] max-sm:grid-flow-col max-sm:overflow-x-auto',
        'max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-gutter max-sm:px-gutter max-sm:pb-2',
        'max-sm:[scrollbar-width:none]',
      )}
    >
      {Children.map(children, (card) => (
        <li className="grid max-sm:snap-start">{card}</li>
      ))}
    </ul>
  );
}
