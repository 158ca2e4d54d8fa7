import type { OverviewAnswer } from '@nibras/contract/site/overview/studio/shapes.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatClock } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { cx } from '#ui/class-names.ts';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { Link as TextLink } from '#ui/text/link.tsx';

interface Counted {
  name: string;
  count: number;
  /** There are more than so many. */
  more?: true | undefined;
  path: string;
}

/** The place of a number, which leads to a list. */
export const numberClass =
  'flex h-full flex-col rounded-md border border-line bg-raised px-4 py-2.5 no-underline transition-colors hover:border-line-strong';

/** Numbers, each of which leads to the list of what it counts; `children` are further places, items of a list. */
export function Numbers({ counted, children }: { counted: Counted[]; children?: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]">
      {counted.map(({ name, count, more, path }) => (
        <li key={name}>
          <Link to={path} className={numberClass}>
            <span
              className={cx(
                'text-2xl leading-snug font-semibold tabular-nums',
                count > 0 ? 'text-text' : 'text-text-faint',
              )}
            >
              {more && <span className="text-sm font-normal">أكثر من </span>}
              {formatNumber(count)}
            </span>
            <span className="text-sm text-text-soft">{name}</span>
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Numbers that are loading. */
export function NumbersSkeleton() {
  return (
    <div
      role="status"
      aria-label="جارٍ التحميل: ما ينتظرك"
      className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]"
    >
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} className="h-20" />
      ))}
    </div>
  );
}

/** Who ordered today, by name. */
export function TodaysOrders({ orders }: { orders: NonNullable<OverviewAnswer['orders']> }) {
  const { timeZone } = useSiteConfig();
  if (orders.length === 0) return null;
  return (
    <ul aria-label="طلبات اليوم" className={cx(rowsClass, 'mt-2')}>
      {orders.map(({ id, name, service, at, path }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5">
          <TextLink to={path} className="font-semibold">
            <bdi>{name}</bdi>
          </TextLink>
          <bdi className="min-w-0 grow text-sm wrap-anywhere text-text-soft">
            {service ?? 'طلب عام'}
          </bdi>
          <time dateTime={at} className="text-sm text-text-faint">
            {formatClock(Date.parse(at), timeZone)}
          </time>
        </li>
      ))}
    </ul>
  );
}
