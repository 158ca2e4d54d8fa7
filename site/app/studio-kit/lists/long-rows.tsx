import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import { cx } from '#ui/class-names.ts';
import { PressableRows } from '#ui/list/pressable-rows.tsx';
import { rowsClass } from './list-frame.tsx';

/** Rows that are always in the page, so that nothing of a usual list comes and goes. */
const always = 80;

interface LongRowsProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): string | number;
  /** A row: an element with the role `listitem`. */
  children(item: Item): ReactNode;
}

/**
 * The rows of a list that may become very long, as it is loaded page by page: of those after the first pages only what is
 * near the window is in the page.
 */
export function LongRows<Item>({ items, keyOf, children }: LongRowsProps<Item>) {
  const later = items.slice(always);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element takes no groups of rows
    <div role="list" className={cx(rowsClass, 'overflow-clip')}>
      <div role="none" className="divide-y divide-line">
        {items.slice(0, always).map(children)}
      </div>
      {later.length > 0 && (
        <WindowVirtualizer as={PressableRows} data={later}>
          {(item) => (
            <div key={keyOf(item)} role="none" className="border-t border-line">
              {children(item)}
            </div>
          )}
        </WindowVirtualizer>
      )}
    </div>
  );
}
