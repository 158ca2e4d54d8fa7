import type { TimelineEvent } from '@nibras/contract/people/timeline/studio/shapes.ts';
import { Link } from 'react-router';
import { notificationName } from '#conversation/notifications/index.ts';
import { clockTime } from '#platform/day-times.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { Money } from '#ui/text/money.tsx';
import { kindLooks } from './kind-texts.ts';

const tones: Record<NonNullable<TimelineEvent['outcome']>, string> = {
  good: 'text-success',
  bad: 'text-danger',
  waiting: 'text-warning',
};

/** What happened, in the words of the reader. */
function titleOf({ kind, title }: TimelineEvent): string {
  if (kind === 'notices') return `إشعار: ${notificationName(title)}`;
  return kind === 'mails' ? `رسالة بريد: ${title}` : title;
}

/** One event: what, with whom and when. Its title leads to the page about it. */
export function EventRow({ event }: { event: TimelineEvent }) {
  const { timeZone } = useSiteConfig();
  const { kind, at, text, course, by, money, outcome, path } = event;
  const { icon: Icon, name } = kindLooks[kind];
  const title = titleOf(event);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2.5">
      <Icon className={cx('mt-1 size-5', outcome ? tones[outcome] : 'text-text-faint')} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="sr-only">{name}: </span>
          {path ? (
            <Link to={path} className="min-w-0 font-medium wrap-anywhere text-link">
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi className="min-w-0 font-medium wrap-anywhere">{title}</bdi>
          )}
          {money && <Money amount={money.amount} currency={money.currency} />}
        </p>
        {text && (
          <p
            dir="auto"
            className={cx(
              'line-clamp-2 text-start text-sm wrap-anywhere',
              outcome === 'bad' ? tones.bad : 'text-text-soft',
            )}
          >
            {text}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-sm text-text-faint">
          <time dateTime={at} className="whitespace-nowrap">
            {clockTime(at, timeZone)}
          </time>
          {course && (
            <Link
              to={`/studio/courses/${course.id}`}
              className="wrap-anywhere text-text-faint hover:text-link"
            >
              <bdi>{course.name}</bdi>
            </Link>
          )}
          {by && (
            <span className="wrap-anywhere">
              من <bdi>{by.name}</bdi>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
