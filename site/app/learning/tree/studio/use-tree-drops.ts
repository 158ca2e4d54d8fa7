import { useDrops } from '#ui/sortable/use-sortable.ts';
import { chapterEnd, chapterPositionBeside, isAlreadyThere, placeBeside } from './drop-place.ts';
import { useTreeViewStore } from './tree-view.ts';
import { useSelectionActions, useShownTree } from './use-selection.ts';
import { useActions } from './use-tree-actions.ts';

/** Moves what is dropped on a row: a lecture with all that are selected with it, or a chapter. */
export function useTreeDrops(): void {
  const shown = useShownTree();
  const actions = useActions();
  const store = useTreeViewStore();
  const { draggedIds } = useSelectionActions();

  useDrops(({ item, target, edge }) => {
    if (!('id' in target)) return;
    const tree = shown();
    if (item.kind === 'chapter') {
      if (target.kind !== 'chapter') return;
      const place = chapterPositionBeside(tree, item.id, { chapterId: target.id, edge });
      if (tree.chapters[place]?.id !== item.id) actions.moveChapter(item.id, place);
      return;
    }
    const ids = draggedIds(item.id);
    const isClosed = store.getState().folded.has(target.id);
    const onChapter = isClosed
      ? chapterEnd(tree, ids, target.id)
      : // Its name stands right above its first lecture.
        { chapterId: target.id, position: 0 };
    const place =
      target.kind === 'chapter'
        ? onChapter
        : placeBeside(tree, ids, { lectureId: target.id, edge });
    if (place && !isAlreadyThere(tree, ids, place)) actions.moveLectures(ids, place);
  });
}
