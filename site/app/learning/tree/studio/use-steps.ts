import { wording } from '@nibras/contract/text/wording.ts';
import { useMemo } from 'react';
import { announceMove } from '#ui/sortable/move-announcer.tsx';
import { isAlreadyThere } from './drop-place.ts';
import { steppedChapter, steppedPlace } from './keyboard-moves.ts';
import { isChapterRow, type RowKey, rowId } from './row-key.ts';
import { withMovedChapter, withMovedLectures } from './tree-edits.ts';
import { placeText } from './tree-texts.ts';
import { focusRow, useTreeViewStore } from './tree-view.ts';
import { useSelectionActions, useShownTree } from './use-selection.ts';
import { useActions } from './use-tree-actions.ts';

/** Moves rows one step at a time, and says where they stand then. */
export function useSteps() {
  const store = useTreeViewStore();
  const actions = useActions();
  const shown = useShownTree();
  const { draggedIds } = useSelectionActions();
  return useMemo(() => {
    function moveChapter(id: number, direction: 'up' | 'down') {
      const position = steppedChapter(shown(), id, direction);
      if (position === null) return announceMove(edgeText(direction));
      const after = withMovedChapter(shown(), id, position);
      actions.moveChapter(id, position, 'keyboard');
      announceMove(wording`الفصل ${position + 1} من ${after.chapters.length}`);
    }

    function moveLectures(id: number, direction: 'up' | 'down') {
      const tree = shown();
      const ids = draggedIds(id);
      const place = steppedPlace(tree, ids, direction);
      if (!place || isAlreadyThere(tree, ids, place)) return announceMove(edgeText(direction));
      actions.moveLectures(ids, place, 'keyboard');
      unfold(place.chapterId);
      announceMove(placeText(withMovedLectures(tree, ids, place), id));
    }

    /** A lecture that moves into a folded chapter must stay in view. */
    function unfold(chapterId: number) {
      const { folded } = store.getState();
      if (!folded.has(chapterId)) return;
      store.setState({ folded: new Set([...folded].filter((id) => id !== chapterId)) });
    }

    return {
      move(row: RowKey, direction: 'up' | 'down') {
        const id = rowId(row);
        if (isChapterRow(row)) moveChapter(id, direction);
        else moveLectures(id, direction);
        focusRow(row);
      },
      unfold,
    };
  }, [store, actions, shown, draggedIds]);
}

const edgeText = (direction: 'up' | 'down') =>
  direction === 'up'
    ? wording`{lecture:هي|هو} في أول الكورس`
    : wording`{lecture:هي|هو} في آخر الكورس`;
