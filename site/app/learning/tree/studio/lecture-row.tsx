import type { TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { formatMinutes } from '#platform/format.ts';
import { Checkbox } from '#studio-kit/lists/checkbox.tsx';
import { cx } from '#ui/class-names.ts';
import { iconButtonClass } from '#ui/form/icon-button-class.ts';
import { NextIcon } from '#ui/ornament/icons.ts';
import { DropLine } from '#ui/sortable/drop-line.tsx';
import { MoveHandle } from '#ui/sortable/move-handle.tsx';
import { useSortable } from '#ui/sortable/use-sortable.ts';
import { CaptionLanguages } from './captions/caption-languages.tsx';
import { FreeButton } from './free-button.tsx';
import { LectureBadges } from './lecture-badges.tsx';
import { LectureMenu } from './lecture-menu.tsx';
import { lectureTypeIcons } from './lecture-type-icons.ts';
import { RowName } from './row-name.tsx';
import { lectureTypeNames, stateNames, withoutName } from './tree-texts.ts';
import { useTreeView } from './tree-view.ts';
import { TypedName } from './typed-name.tsx';
import { useSelectionActions } from './use-selection.ts';
import { VideoProgress } from './videos/video-progress.tsx';

interface LectureRowProps {
  lecture: TreeLecture;
  chapterId: number;
  position: number;
  courseIsPublic: boolean;
  readOnly: boolean;
}

/** What a screen reader says after the name. */
function describe({ type, state, has_draft, free }: TreeLecture): string {
  const parts = [lectureTypeNames[type], stateNames[state]];
  if (has_draft && state !== 'draft') parts.push('فيها تعديلات لم تُنشر');
  if (free) parts.push('مجانية');
  return parts.join('، ');
}

/** One lecture of the tree. Only the controls of the current row are reached by Tab; arrows move between rows. */
export const LectureRow = memo(function LectureRow({
  lecture,
  chapterId,
  position,
  courseIsPublic,
  readOnly,
}: LectureRowProps) {
  const { id, name, type, minutes, state, captions } = lecture;
  const key = `lecture:${id}` as const;
  const isSelected = useTreeView(({ selection }) => selection.ids.has(id));
  const tabIndex = useTreeView(({ current }) => current === key) ? 0 : -1;
  const { toggle } = useSelectionActions();
  const { row, handle, dragged, edge } = useSortable({
    item: { kind: 'lecture', id, list: `chapter:${chapterId}` },
    position,
    // The keys of the tree move it.
    onStep: () => {},
    disabled: readOnly,
  });
  const Icon = lectureTypeIcons[type];
  const isDraftAmongPublic = courseIsPublic && state !== 'published';

  return (
    <li
      ref={row}
      data-row={key}
      className={cx(
        'group/row relative flex min-h-12 items-center gap-x-2 border-t border-line ps-2 pe-1 sm:ps-3',
        isSelected ? 'bg-link-soft' : 'hover:bg-sunken/60',
        dragged && 'opacity-50',
        isDraftAmongPublic &&
          'before:absolute before:inset-y-1 before:inset-s-0 before:border-s-3 before:border-dashed before:border-line-strong',
      )}
    >
      {!readOnly && (
        <MoveHandle
          ref={handle}
          name={name.trim() || withoutName}
          tabIndex={-1}
          className="w-6! opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:hidden"
        />
      )}
      {!readOnly && (
        <Checkbox
          label={`حدّد ${name.trim() || withoutName}`}
          state={isSelected ? 'all' : 'none'}
          tabIndex={tabIndex}
          onToggle={({ extend }) => toggle(id, extend)}
        />
      )}
      <Icon
        className={cx('size-5 shrink-0', isDraftAmongPublic ? 'text-text-faint' : 'text-text-soft')}
      />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 py-1">
        <RowName
          row={key}
          name={name}
          description={describe(lecture)}
          readOnly={readOnly}
          className={cx('max-sm:basis-full', isDraftAmongPublic && 'text-text-soft')}
        />
        <TypedName row={key} />
        <LectureBadges lecture={lecture} courseIsPublic={courseIsPublic} />
        {type === 'video' && <VideoProgress lectureId={id} name={name} />}
        <span className="flex items-center gap-x-1 sm:ms-auto sm:gap-x-2">
          {type === 'video' && captions.length > 0 && <CaptionLanguages languages={captions} />}
          {minutes > 0 && (
            <span className="text-sm whitespace-nowrap text-text-faint tabular-nums">
              {formatMinutes(minutes)}
            </span>
          )}
          <FreeButton lecture={lecture} tabIndex={tabIndex} readOnly={readOnly} />
        </span>
      </div>
      <Link
        to={`/studio/lectures/${id}`}
        tabIndex={tabIndex}
        className={iconButtonClass('plain', 'size-10!')}
      >
        <NextIcon />
        <span className="sr-only">
          {wording`افتح المحاضرة `}
          {name}
        </span>
      </Link>
      <LectureMenu lecture={lecture} tabIndex={tabIndex} readOnly={readOnly} />
      <DropLine edge={edge} />
    </li>
  );
});
