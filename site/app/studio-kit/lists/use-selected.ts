import { useState } from 'react';

/** The chosen rows of a list, over its pages; Shift chooses everything between two. */
export function useSelected(ids: readonly number[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);

  function toggle(id: number, extend: boolean) {
    const on = !selected.has(id);
    const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)];
    const range =
      extend && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    const next = new Set(selected);
    for (const one of range) {
      if (on) next.add(one);
      else next.delete(one);
    }
    setSelected(next);
    setLast(id);
  }

  const chosenHere = ids.filter((id) => selected.has(id)).length;
  const state: 'all' | 'some' | 'none' =
    chosenHere === 0 ? 'none' : chosenHere === ids.length ? 'all' : 'some';

  return {
    selected,
    state,
    toggle,
    /** The checkbox of a row. */
    of: (id: number) => ({
      isSelected: selected.has(id),
      onSelect: (extend: boolean) => toggle(id, extend),
    }),
    toggleAll: () =>
      setSelected(
        state === 'all'
          ? new Set([...selected].filter((id) => !ids.includes(id)))
          : new Set([...selected, ...ids]),
      ),
    /** Selects these rows and no others. */
    choose: (chosen: readonly number[]) => setSelected(new Set(chosen)),
    clear: () => setSelected(new Set()),
  };
}
