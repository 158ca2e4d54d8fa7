import type { LectureRow } from '@nibras/contract/learning/courses/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { Link } from 'react-router';
import { lectureTypes } from '#learning/lectures/index.ts';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/list/badge.tsx';
import { MarkBadge } from '#ui/list/mark-badge.tsx';
import { CheckIcon, LockIcon } from '#ui/ornament/icons.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

const row = 'flex min-h-12 items-center gap-3 rounded-sm px-3 py-2.5';

interface LectureItemProps {
  lecture: LectureRow;
  courseId: number;
  open: boolean;
  /** Whether to mark free lectures, which is useful only when others are locked. */
  showFree: boolean;
}

/** A lecture in a chapter, as a link when the user may open it. */
export function LectureItem({ lecture, courseId, open, showFree }: LectureItemProps) {
  const { icon: Icon, name, done } = lectureTypes[lecture.work ?? lecture.type];
  const minutes = Number(lecture.timeLecture);
  const content = (
    <>
      <Icon className={cx('size-5', open ? 'text-link' : 'text-text-faint')} />
      <VisuallyHidden>{name}: </VisuallyHidden>
      <span dir="auto" className="min-w-0 grow text-start">
        {lecture.name}
      </span>
      <span className="flex shrink-0 items-center gap-x-3 gap-y-1 text-sm text-text-faint max-sm:flex-col max-sm:items-end">
        {lecture.mark && <MarkBadge mark={lecture.mark} />}
        {lecture.is_watch && (
          <Badge tone="success" icon={<CheckIcon />}>
            {done}
          </Badge>
        )}
        {showFree && lecture.show === 1 && !lecture.is_watch && (
          <Badge tone="success">مجانية</Badge>
        )}
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          {minutes > 0 && countLabel(minutes, 'minute')}
          {!open && <LockIcon className="size-4" />}
        </span>
      </span>
      {!open && <VisuallyHidden>، مقفلة</VisuallyHidden>}
    </>
  );
  if (!open) return <div className={cx(row, 'text-text-soft')}>{content}</div>;
  return (
    <Link
      to={`/courses/${courseId}/lecture/${lecture.id}`}
      className={cx(row, 'text-text no-underline transition-colors hover:bg-link-soft')}
    >
      {content}
    </Link>
  );
}
