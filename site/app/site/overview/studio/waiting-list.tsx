import { Link } from 'react-router';
import { formatNumber } from '#ui/text/format-number.ts';

interface Waiting {
  name: string;
  count: number;
  /** There are more than so many. */
  more?: true | undefined;
  path: string;
}

/**
 * What waits, each kind with its number; leads to where it is done. The number stands after the name, which agrees with
 * none.
 */
export const WaitingList = ({ waiting }: { waiting: readonly Waiting[] }) => (
  <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
    {waiting.map(({ name, count, more, path }) => (
      <li key={name}>
        <Link
          to={path}
          className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-raised px-3 py-1.5 text-text no-underline transition-colors hover:border-line-strong"
        >
          {name}{' '}
          <span className="ms-auto min-w-8 rounded-full bg-accent-soft px-2 text-center font-semibold text-accent-text tabular-nums">
            {more && <span className="text-sm font-normal">أكثر من </span>}
            {formatNumber(count)}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
