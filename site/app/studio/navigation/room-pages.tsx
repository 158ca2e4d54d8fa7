import { Link } from 'react-router';
import type { MenuEntry } from '#studio-kit/part/studio-part.ts';
import { cx } from '#ui/class-names.ts';
import { WaitingCount } from './waiting-count.tsx';

interface RoomPagesProps {
  pages: readonly MenuEntry[];
  /** The address of the entry that the current page belongs to. */
  current: string | undefined;
}

/** The pages of a room below each other, with how many things wait on each. */
export const RoomPages = ({ pages, current }: RoomPagesProps) => (
  <ul className="flex flex-col gap-0.5">
    {pages.map(({ to, label, icon: Icon, waiting }) => (
      <li key={to}>
        <Link
          to={to}
          aria-current={current === to ? 'page' : undefined}
          className={cx(
            'flex min-h-10 items-center gap-3 rounded-md px-3 no-underline transition-colors focus-visible:-outline-offset-3 pointer-coarse:min-h-11 [&>svg]:size-4.5',
            current === to
              ? 'bg-sunken font-semibold text-text'
              : 'text-text-soft hover:bg-sunken hover:text-text [&>svg]:text-text-faint',
          )}
        >
          <Icon />
          {label}
          {waiting && <WaitingCount of={waiting} />}
        </Link>
      </li>
    ))}
  </ul>
);
