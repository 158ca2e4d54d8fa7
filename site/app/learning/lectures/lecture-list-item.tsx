import type { ListedLecture } from '@nibras/contract/compat/parse-lecture.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/list/badge.tsx';
import { MarkBadge } from '#ui/list/mark-badge.tsx';
import { LockIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { lectureTypes } from './lecture-types.ts';

interface LectureListItemProps {
  lecture: ListedLecture;
  /** Path of the lecture; null when the user may not open it. */
  to: string | null;
  isCurrent: boolean;
  /** Whether to mark free lectures, which is useful only when others are locked. */
  showFree: boolean;
}

/** A lecture in the list beside the player: its type, its length, and whether it is watched or locked. */
export function LectureListItem({ lecture, to, isCurrent, showFree }: LectureListItemProps) {
  const { icon: Icon, name: type, done } = lectureTypes[lecture.work ?? lecture.type];
  const content: ReactNode = (
    <>
      <Icon
        className={cx('mt-1 size-5 shrink-0', isCurrent ? 'text-accent-text' : 'text-text-faint')}
      />
      <span className="min-w-0 grow">
        <span dir="auto" className="block text-start wrap-anywhere">
          <span className="sr-only">{type}: </span>
          {lecture.name}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-text-faint">
          {lecture.timeLecture !== null && countLabel(lecture.timeLecture, 'minute')}
          {!to && <span>للمشتركين فقط</span>}
        </span>
      </span>
      {lecture.mark && <MarkBadge mark={lecture.mark} />}
      {lecture.is_watch && (
        <span className="mt-1 shrink-0 text-success">
          <SuccessIcon className="size-5" />
          <span className="sr-only">{done}</span>
        </span>
      )}
      {!to && <LockIcon className="mt-1 size-5 shrink-0 text-text-faint" />}
      {showFree && lecture.show && !lecture.is_watch && <Badge tone="success">مجانية</Badge>}
    </>
  );
  const layoutClass = 'flex min-h-11 items-start gap-3 rounded-md px-2 py-2';
  if (!to) return <div className={cx(layoutClass, 'text-text-soft')}>{content}</div>;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        layoutClass,
        'text-text no-underline focus-visible:-outline-offset-3',
        isCurrent ? 'bg-accent-soft font-medium' : 'hover:bg-sunken',
      )}
    >
      {content}
    </Link>
  );
}
