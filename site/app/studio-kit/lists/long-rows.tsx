import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { rowsClass } from './list-frame.tsx';

/** Rows that are laid out together when they come near the window. */
const perGroup = 20;
/** Groups that are always laid out, so that nothing of a usual list changes its height. */
const groupsAtFirst = 4;

interface LongRowsProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): string | number;
  /** A row: an element with the role `listitem`. */
  children(item: Item): ReactNode;
}

/**
 * The rows of a list that may become very long, as it is loaded page by page: of those after the first pages only what is
 * near the window is laid out and painted. Groups of rows are skipped and not single rows, of which a browser would look at
 * each in every frame.
 */
export function LongRows<Item>({ items, keyOf, children }: LongRowsProps<Item>) {
  const groups = Array.from({ length: Math.ceil(items.length / perGroup) }, (_, at) =>
    items.slice(at * perGroup, (at + 1) * perGroup),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element takes no groups of rows
    <div role="list" className={rowsClass}>
      {groups.map((group, at) => (
        <div
          key={group[0] && keyOf(group[0])}
          role="none"
          className={cx(
            'divide-y divide-line',
            at >= groupsAtFirst && '[contain-intrinsic-size:auto_90rem] [content-visibility:auto]',
          )}
        >
          {group.map(children)}
        </div>
      ))}
    </div>
  );
}
