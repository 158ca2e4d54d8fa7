import type { TreeChapter } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { memo } from 'react';
import { formatMinutes } from '#platform/format.ts';
import { Checkbox } from '#studio-kit/lists/checkbox.tsx';
import { selectedPart } from '#studio-kit/lists/selection.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { DropLine } from '#ui/sortable/drop-line.tsx';
import { MoveHandle } from '#ui/sortable/move-handle.tsx';
import { useSortable } from '#ui/sortable/use-sortable.ts';
import { AddLecture } from './add-lecture.tsx';
import { ChapterMenu } from './chapter-menu.tsx';
import { LectureList } from './lecture-list.tsx';
import { RowName } from './row-name.tsx';
import { withoutName } from './tree-texts.ts';
import { useTreeView, useTreeViewStore } from './tree-view.ts';
import { TypedName } from './typed-name.tsx';
import { useSelectionActions } from './use-selection.ts';
import { VideoDropZone } from './videos/video-drop-zone.tsx';

interface ChapterSectionProps {
  chapter: TreeChapter;
  position: number;
  courseIsPublic: boolean;
  readOnly: boolean;
}

/** One chapter with its lectures. Videos that are dropped on it become lectures at its end. */
export const ChapterSection = memo(function ChapterSection({
  chapter,
  position,
  courseIsPublic,
  readOnly,
}: ChapterSectionProps) {
  const { id, lectures } = chapter;
  const isFolded = useTreeView(({ folded }) => folded.has(id));
  return (
    <VideoDropZone
      chapterId={id}
      disabled={readOnly}
      className="rounded-lg border border-line bg-raised"
    >
      <ChapterHeader
        chapter={chapter}
        position={position}
        isFolded={isFolded}
        readOnly={readOnly}
      />
      {!isFolded && (
        <>
          {lectures.length > 0 && (
            <LectureList
              chapter={chapter}
              position={position}
              courseIsPublic={courseIsPublic}
              readOnly={readOnly}
            />
          )}
          {!readOnly && <AddLecture chapterId={id} isEmpty={lectures.length === 0} />}
        </>
      )}
    </VideoDropZone>
  );
});

interface ChapterHeaderProps {
  chapter: TreeChapter;
  position: number;
  isFolded: boolean;
  readOnly: boolean;
}

function ChapterHeader({ chapter, position, isFolded, readOnly }: ChapterHeaderProps) {
  const { id, name, lectures } = chapter;
  const key = `chapter:${id}` as const;
  const store = useTreeViewStore();
  const ids = lectures.map((lecture) => lecture.id);
  const part = useTreeView(({ selection }) => selectedPart(selection, ids));
  const tabIndex = useTreeView(({ current }) => current === key) ? 0 : -1;
  const { toggleGroup } = useSelectionActions();
  const { row, handle, dragged, edge } = useSortable<HTMLDivElement>({
    item: { kind: 'chapter', id, list: 'chapters' },
    position,
    accepts: ['chapter', 'lecture'],
    // The keys of the tree move it.
    onStep: () => {},
    disabled: readOnly,
  });
  const minutes = lectures.reduce((sum, lecture) => sum + lecture.minutes, 0);
  const facts = [countLabel(lectures.length, 'lecture'), minutes > 0 && formatMinutes(minutes)];

  function toggleFold() {
    const folded = new Set(store.getState().folded);
    if (!folded.delete(id)) folded.add(id);
    store.setState({ folded });
  }

  return (
    <div
      ref={row}
      data-row={key}
      className={cx(
        'group/row relative flex min-h-14 items-center gap-x-2 ps-2 pe-1 sm:ps-3',
        dragged && 'opacity-50',
        edge && 'bg-link-soft',
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
          label={wording`حدّد كل محاضرات ${name.trim() || withoutName}`}
          state={part}
          tabIndex={tabIndex}
          onToggle={() => toggleGroup(ids)}
        />
      )}
      <h2 className="flex min-w-0 grow flex-col items-start text-base font-semibold sm:flex-row sm:items-baseline sm:gap-x-3">
        <RowName row={key} name={name} description={wording`فصل`} readOnly={readOnly} />
        <span className="shrink-0 text-sm font-normal text-text-faint">
          {facts.filter(Boolean).join(' · ')}
        </span>
        <TypedName row={key} />
      </h2>
      <IconButton
        label={
          isFolded ? `افتح ${name.trim() || withoutName}` : `اطوِ ${name.trim() || withoutName}`
        }
        aria-expanded={!isFolded}
        tabIndex={tabIndex}
        className="size-10!"
        onClick={toggleFold}
      >
        <DownIcon className={cx('transition-transform', !isFolded && 'rotate-180')} />
      </IconButton>
      {!readOnly && <ChapterMenu chapter={chapter} tabIndex={tabIndex} />}
      <DropLine edge={edge} />
    </div>
  );
}
