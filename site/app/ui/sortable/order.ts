export type Edge = 'before' | 'after';

/** The ids with one of them moved to an index; an index outside is the nearest end. */
export function movedTo(ids: readonly number[], id: number, index: number): number[] {
  const others = ids.filter((other) => other !== id);
  if (others.length === ids.length) return [...ids];
  const at = Math.min(Math.max(index, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The ids after one was dropped before or after another. */
export function droppedAt(
  ids: readonly number[],
  id: number,
  target: number,
  edge: Edge,
): number[] {
  if (id === target || !ids.includes(target)) return [...ids];
  const at = ids.filter((other) => other !== id).indexOf(target);
  return movedTo(ids, id, edge === 'before' ? at : at + 1);
}
