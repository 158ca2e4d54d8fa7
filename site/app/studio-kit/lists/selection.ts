/** The lectures that are selected, and the one from which Shift selects. */
export interface Selection {
  ids: ReadonlySet<number>;
  anchor: number | null;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

/** Selects a lecture or takes it out. */
export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds all lectures between the anchor and a lecture, in the order of the tree. */
export function extendedTo(selection: Selection, id: number, order: readonly number[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggled(selection, id);
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...between]), anchor: selection.anchor };
}

/** Selects all of a group (a chapter, the course), or none of it where all are selected. */
export function groupToggled(selection: Selection, group: readonly number[]): Selection {
  const all = group.every((id) => selection.ids.has(id));
  const ids = new Set(selection.ids);
  for (const id of group) all ? ids.delete(id) : ids.add(id);
  return { ids, anchor: selection.anchor };
}

/** How much of a group is selected, as its checkbox shows it. */
export function selectedPart(
  { ids }: Pick<Selection, 'ids'>,
  group: readonly number[],
): 'all' | 'some' | 'none' {
  const count = group.filter((id) => ids.has(id)).length;
  if (count === 0) return 'none';
  return count === group.length ? 'all' : 'some';
}

/** The selection without lectures that are gone. */
export function pruned(selection: Selection, order: readonly number[]): Selection {
  const present = new Set(order);
  const ids = [...selection.ids].filter((id) => present.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
