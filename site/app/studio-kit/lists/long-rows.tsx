import { type ReactNode, useEffect, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
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
  /** A row that is scrolled to, by its place: it may not be in the page yet. */
  revealed?: number | null;
}

/**
 * The rows of a list that may become very long, as it is loaded page by page: of those after the first pages only what is
 * near the window is in the page.
 */
export function LongRows<Item>({ items, keyOf, children, revealed = null }: LongRowsProps<Item>) {
  const later = items.slice(always);
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  useEffect(() => {
    if (revealed === null || revealed < always) return;
    virtualizer.current?.scrollToIndex(revealed - always, { align: 'center' });
  }, [revealed]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element takes no groups of rows
    <div role="list" className={cx(rowsClass, 'overflow-clip')}>
      <div role="none" className="divide-y divide-line">
        {items.slice(0, always).map(children)}
      </div>
      {later.length > 0 && (
        <WindowVirtualizer ref={virtualizer} as={PressableRows} data={later}>
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
