import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import type { Current } from './use-current.ts';

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-start text-text no-underline ' +
  'transition-colors hover:bg-sunken focus-visible:-outline-offset-3 [&>svg]:size-5.5 ' +
  '[&>svg]:text-text-faint';

interface Content {
  icon: ReactNode;
  /** Shown at the end of the row. */
  after?: ReactNode;
  children: ReactNode;
}

/** A link in a menu of the shell; the current page is marked by font weight and background. */
export function MenuLink({
  to,
  current,
  onClick,
  ...content
}: Content & { to: string; current?: Current; onClick?(): void }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={current}
        onClick={onClick}
        className={cx(row, current && 'bg-sunken font-semibold')}
      >
        <RowContent {...content} />
      </Link>
    </li>
  );
}

/** A button in a menu of the shell. */
export function MenuButton({
  onClick,
  busy = false,
  ...content
}: Content & { onClick(): void; busy?: boolean }) {
  return (
    <li>
      <button type="button" onClick={onClick} aria-busy={busy || undefined} className={row}>
        <RowContent {...content} />
      </button>
    </li>
  );
}

function RowContent({ icon, after, children }: Content) {
  return (
    <>
      {icon}
      <span className="grow">{children}</span>
      {after}
    </>
  );
}
