import { Link } from 'react-router';
import { PreviousIcon } from '../ornament/icons.ts';

/** A link from a page back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="touch-target relative inline-flex w-fit items-center gap-1.5 font-medium text-text-soft no-underline transition-colors hover:text-text"
    >
      <PreviousIcon className="size-5" />
      {children}
    </Link>
  );
}
