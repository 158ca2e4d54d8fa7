import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { noSelection, type Selection } from '#studio-kit/lists/selection.ts';
import type { CaptionsPlan } from './captions/captions-plan.ts';
import type { RowKey } from './row-key.ts';

/** What one tab shows of a tree: nothing here is known to the server. */
interface TreeView {
  selection: Selection;
  /** The row that the keyboard stands on; its controls are reached by Tab. */
  current: RowKey | null;
  /** The row whose name is being typed. */
  editing: RowKey | null;
  folded: ReadonlySet<number>;
  /** The names that were typed and that the server's tree does not have yet. */
  names: Readonly<Partial<Record<RowKey, string>>>;
  /** The lectures for which a chapter is being chosen. */
  moving: { ids: number[]; copy: boolean } | null;
  /** Files of captions whose lectures are being chosen. */
  captions: CaptionsPlan | null;
}

export type TreeViewStore = StoreApi<TreeView>;

export const createTreeView = (): TreeViewStore =>
  createStore<TreeView>(() => ({
    selection: noSelection,
    current: null,
    editing: null,
    folded: new Set(),
    names: {},
    moving: null,
    captions: null,
  }));

export const TreeViewContext = createContext<TreeViewStore | null>(null);

/** The store of the tree around the component. */
export function useTreeViewStore(): TreeViewStore {
  const store = useContext(TreeViewContext);
  if (!store) throw new Error('There is no tree around this component');
  return store;
}

export function useTreeView<Part>(select: (view: TreeView) => Part): Part {
  return useStore(useTreeViewStore(), select);
}

/** For how many frames a row that moves gets the focus again where its move or a closing dialog took it away. */
const focusFrames = 20;

/** Moves the focus to a row once it is rendered at its place, unless it has gone elsewhere meanwhile. */
export function focusRow(row: RowKey, frames = focusFrames): void {
  requestAnimationFrame(() => {
    const isLost = frames === focusFrames || document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>(`[data-row-name="${row}"]`)?.focus();
    if (frames > 0) focusRow(row, frames - 1);
  });
}
