import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { pruned } from '#studio-kit/lists/selection.ts';
import { AddChapter } from './add-chapter.tsx';
import { AddCaptions, CaptionsChoice } from './captions/captions-choice.tsx';
import { ChapterSection } from './chapter-section.tsx';
import { EmptyCourse } from './empty-course.tsx';
import { KeysHint } from './keys-hint.tsx';
import { MissingList } from './missing-list.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { lecturesOf, withNames } from './tree-edits.ts';
import { useTreeViewStore } from './tree-view.ts';
import { ShownTreeContext } from './use-selection.ts';
import { TreeActionsContext, useTreeActions } from './use-tree-actions.ts';
import { useTreeDrops } from './use-tree-drops.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { markInterrupted } from './videos/video-store.ts';

/** The chapters and lectures of a course, and everything that can be done with them. */
export function CourseContents({ tree }: { tree: CourseTree }) {
  const store = useTreeViewStore();
  const { shown: moved, actions } = useTreeActions(tree);
  const names = useStore(store, (view) => view.names);
  const shown = useMemo(() => withNames(moved, names), [moved, names]);
  const latest = useRef(shown);
  latest.current = shown;
  const read = useCallback(() => latest.current, []);
  useVideos(tree);
  return (
    <ShownTreeContext value={read}>
      <TreeActionsContext value={actions}>
        <Contents tree={shown} />
      </TreeActionsContext>
    </ShownTreeContext>
  );
}

/** Continues uploads of an earlier visit, and keeps a file that misses its place from replacing the page. */
function useVideos(tree: CourseTree): void {
  const { id } = tree.course;
  const latest = useRef(tree);
  latest.current = tree;
  useEffect(() => {
    markInterrupted(id, lecturesOf(latest.current));
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, [id]);
}

function Contents({ tree }: { tree: CourseTree }) {
  const { course, chapters } = tree;
  const readOnly = !course.permissions.edit;
  const handleKey = useTreeKeys(readOnly);
  useTreeDrops();
  useRowsPresent(tree);

  if (chapters.length === 0) {
    return readOnly ? (
      <p className="text-text-soft">{wording`لا محاضرات في {course:هذا|هذه} الكورس بعد.`}</p>
    ) : (
      <EmptyCourse tree={tree} />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls inside arrive here. */}
      <div className="flex flex-col gap-4" onKeyDown={handleKey}>
        {chapters.map((chapter, position) => (
          <ChapterSection
            key={chapter.id}
            chapter={chapter}
            position={position}
            courseIsPublic={course.published}
            readOnly={readOnly}
          />
        ))}
      </div>
      {!readOnly && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap gap-2">
            <AddChapter />
            <AddCaptions tree={tree} />
          </div>
          <KeysHint />
        </div>
      )}
      {!readOnly && <MissingList tree={tree} />}
      <SelectionBar tree={tree} />
      <MoveDialog tree={tree} />
      <CaptionsChoice tree={tree} />
    </div>
  );
}

/** Forgets rows that are gone; some row can always be reached by Tab. */
function useRowsPresent(tree: CourseTree): void {
  const store = useTreeViewStore();
  useEffect(() => {
    const order = lecturesOf(tree).map(({ id }) => id);
    const rows = new Set([
      ...order.map((id) => `lecture:${id}`),
      ...tree.chapters.map(({ id }) => `chapter:${id}`),
    ]);
    const first = tree.chapters[0];
    store.setState(({ selection, current }) => ({
      selection: pruned(selection, order),
      current: current && rows.has(current) ? current : first ? `chapter:${first.id}` : null,
    }));
  }, [store, tree]);
}
