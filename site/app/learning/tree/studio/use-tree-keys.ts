import { type KeyboardEvent, useMemo } from 'react';
import { rowKeys, steppedRow } from './keyboard-moves.ts';
import { isChapterRow, type RowKey, rowId } from './row-key.ts';
import { focusRow, useTreeViewStore } from './tree-view.ts';
import { useSelectionActions, useShownTree } from './use-selection.ts';
import { useSteps } from './use-steps.ts';
import { useActions } from './use-tree-actions.ts';

/** Keys of text fields are theirs, and so are the arrows of menus, which are elsewhere in the document. */
const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'text';

/**
 * The keys of the tree: arrows, Home and End go from row to row; with Alt the arrows move the row; Shift and the arrows,
 * Space, Ctrl+A and Escape select; M chooses a chapter to move to; Delete removes.
 */
export function useTreeKeys(readOnly: boolean): (event: KeyboardEvent) => void {
  const store = useTreeViewStore();
  const shown = useShownTree();
  const actions = useActions();
  const steps = useSteps();
  const { toggle, toggleGroup, selectAll, clear, draggedIds } = useSelectionActions();

  return useMemo(() => {
    const idsOf = (row: RowKey) =>
      isChapterRow(row)
        ? (shown()
            .chapters.find(({ id }) => id === rowId(row))
            ?.lectures.map(({ id }) => id) ?? [])
        : draggedIds(rowId(row));

    function goTo(row: RowKey, extend: boolean) {
      if (extend && !isChapterRow(row)) toggle(rowId(row), true);
      store.setState({ current: row });
      focusRow(row);
    }

    /** @returns whether the key did something */
    function press(row: RowKey, event: KeyboardEvent): boolean {
      const { key, code, altKey, shiftKey } = event;
      const command = event.ctrlKey || event.metaKey;
      if (altKey && !command && (key === 'ArrowUp' || key === 'ArrowDown')) {
        if (!readOnly) steps.move(row, key === 'ArrowUp' ? 'up' : 'down');
        return true;
      }
      if (altKey) return false;
      const next = command ? null : steppedRow(rowKeys(shown(), store.getState().folded), row, key);
      if (next) {
        if (shiftKey && !readOnly && !isChapterRow(row)) {
          const { selection } = store.getState();
          if (!selection.ids.has(rowId(row))) toggle(rowId(row), false);
        }
        goTo(next, shiftKey && !readOnly);
        return true;
      }
      if (readOnly) return false;
      // By its place, because an Arabic keyboard has another letter there.
      if (command && code === 'KeyA') selectAll();
      else if (command || shiftKey) return false;
      else if (key === ' ') isChapterRow(row) ? toggleGroup(idsOf(row)) : toggle(rowId(row), false);
      else if (key === 'Escape' && store.getState().selection.ids.size > 0) clear();
      else if (code === 'KeyM' && idsOf(row).length > 0) {
        store.setState({ moving: { ids: idsOf(row), copy: false } });
      } else if (key === 'Delete') {
        isChapterRow(row) ? actions.removeChapter(rowId(row)) : actions.setState(idsOf(row), 'bin');
      } else return false;
      return true;
    }

    return (event) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || isTyping(target)) return;
      const row = target.closest<HTMLElement>('[data-row]')?.dataset.row as RowKey | undefined;
      if (!row) return;
      // Space and Enter press the other controls of a row.
      const isName = 'rowName' in target.dataset;
      if (!isName && [' ', 'Enter'].includes(event.key)) return;
      if (press(row, event)) event.preventDefault();
    };
  }, [store, shown, actions, steps, readOnly, toggle, toggleGroup, selectAll, clear, draggedIds]);
}
