import type { WaitingRow as Row } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { formatTimeAgo } from '#platform/format.ts';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/list/badge.tsx';
import { CheckIcon, PersonIcon } from '#ui/ornament/icons.ts';
import { Money } from '#ui/text/money.tsx';
import { kindNames, titleNames } from './kind-texts.ts';

/** What a thing is about, in the words of the reader. */
export const titleOf = ({ kind, title }: Row): string => titleNames[kind]?.[title] ?? title;

export const personOf = ({ person, kind }: Row): string =>
  person?.name ?? (kind === 'cases' ? 'دفعة لا نعرف صاحبها' : 'حساب محذوف');

interface WaitingRowProps {
  row: Row;
  to: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
  current: boolean;
  /** It was open when it was answered, and stays until another one is opened. */
  done: boolean;
}

/** A thing of the list; its link opens it. */
export const WaitingRow = memo(function WaitingRow({
  row,
  to,
  now,
  current,
  done,
}: WaitingRowProps) {
  const about = [titleOf(row), row.course?.name].filter(Boolean).join('، ');
  return (
    <li
      className={cx(
        'relative px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60',
        current && 'bg-link-soft/50',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={to}
          preventScrollReset
          data-waiting={`${row.kind}/${row.id}`}
          aria-current={current ? 'true' : undefined}
          className="min-w-0 truncate font-semibold text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
        >
          <bdi>{personOf(row)}</bdi>
        </Link>
        <span className="shrink-0 text-sm text-text-faint">{formatTimeAgo(row.at, now)}</span>
      </div>
      <p className="flex items-baseline gap-x-2 text-sm text-text-soft">
        <span className="shrink-0 font-medium">{kindNames[row.kind].one}</span>
        {row.money && <Money amount={row.money.amount} currency={row.money.currency} />}
        {about && <bdi className="min-w-0 grow truncate">{about}</bdi>}
      </p>
      {row.excerpt && !done && (
        <p dir="auto" className="line-clamp-1 text-start text-sm wrap-anywhere text-text-faint">
          {row.excerpt}
        </p>
      )}
      {row.assigned_to && (
        <p className="mt-0.5 flex items-center gap-1 text-sm text-text-soft">
          <PersonIcon className="size-3.5 shrink-0" />
          <span className="sr-only">أُسند إلى </span>
          <bdi className="truncate">{row.assigned_to.name}</bdi>
        </p>
      )}
      {done && (
        <Badge tone="success" icon={<CheckIcon />}>
          أُنجز
        </Badge>
      )}
    </li>
  );
});
