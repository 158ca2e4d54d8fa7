import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { createContext, useContext, useMemo } from 'react';
import { extendedTo, groupToggled, noSelection, toggled } from '#studio-kit/lists/selection.ts';
import { inTreeOrder, lecturesOf } from './tree-edits.ts';
import { useTreeViewStore } from './tree-view.ts';

/** Reads the tree as it is shown, without rendering again when it changes. */
export const ShownTreeContext = createContext<() => CourseTree>(() => {
  throw new Error('There is no tree around this component');
});

/** The tree as it is shown at the time of the call. */
export const useShownTree = (): (() => CourseTree) => useContext(ShownTreeContext);

/** What selects lectures, and what is done with those that are selected. */
export function useSelectionActions() {
  const store = useTreeViewStore();
  const shown = useShownTree();
  return useMemo(
    () => ({
      toggle(id: number, extend: boolean) {
        const order = lecturesOf(shown()).map((lecture) => lecture.id);
        store.setState(({ selection }) => ({
          selection: extend ? extendedTo(selection, id, order) : toggled(selection, id),
        }));
      },
      toggleGroup(ids: readonly number[]) {
        store.setState(({ selection }) => ({ selection: groupToggled(selection, ids) }));
      },
      selectAll() {
        const ids = new Set(lecturesOf(shown()).map(({ id }) => id));
        store.setState(({ selection }) => ({ selection: { ...selection, ids } }));
      },
      clear: () => store.setState({ selection: noSelection }),
      /** What is dragged or moved with a lecture: all that are selected where it is one of them. */
      draggedIds(id: number): number[] {
        const { ids } = store.getState().selection;
        return ids.has(id) ? inTreeOrder(shown(), ids) : [id];
      },
    }),
    [store, shown],
  );
}
