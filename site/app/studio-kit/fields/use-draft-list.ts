import { useEffect, useRef } from 'react';
import { toast } from '#ui/overlay/toast-store.ts';
import type { EditedField } from '../saving/use-studio-item.ts';
import { withItem, withItems, withoutItem } from './list-edits.ts';
import { useRowIds } from './use-row-ids.ts';

/** How long (ms) a removed item can be restored from the message. */
const undoFor = 10_000;

/** A list of the draft with the changes that its rows make. */
export function useDraftList<Item>(field: EditedField<Item[]>) {
  const items = field.value;
  const rows = useRowIds(items.length);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });

  return {
    rows: items.map((item, at) => ({ id: rows.ids[at] ?? at, item, at })),
    add(added: readonly Item[]) {
      // What is added after a call must not replace what was changed meanwhile.
      const { value, set } = latest.current;
      rows.change(rows.ids, { at: value.length, count: added.length });
      set(withItems(value, value.length, added));
    },
    change(at: number, item: Item) {
      field.set(withItem(items, at, item));
    },
    /** Removes an item, and offers to bring it back. */
    remove(at: number, text: string) {
      const removed = items[at];
      if (removed === undefined) return;
      rows.change(withoutItem(rows.ids, at));
      field.set(withoutItem(items, at));
      toast({
        title: text,
        duration: undoFor,
        action: {
          label: 'تراجع',
          // The list may have changed since the removal.
          onSelect: () => {
            const { value, set } = latest.current;
            set(withItems(value, Math.min(at, value.length), [removed]));
          },
        },
      });
    },
    order(ids: readonly number[]) {
      const byId = new Map(rows.ids.map((id, at) => [id, items[at]]));
      rows.change(ids);
      field.set(ids.flatMap((id) => byId.get(id) ?? []));
    },
  };
}
