import { Link } from 'react-router';
import { PreviousIcon } from '#ui/ornament/icons.ts';

/** The way back from a page to its list. */
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
