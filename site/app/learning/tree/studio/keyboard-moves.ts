import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import type { RowKey } from './row-key.ts';
import { inTreeOrder, type Place } from './tree-edits.ts';

type Direction = 'up' | 'down';

/**
 * Where Alt and an arrow put lectures: one line further, and from a chapter's edge into the next chapter. Lectures that
 * do not stand together are brought together. Null at the tree's edge.
 */
export function steppedPlace(
  tree: CourseTree,
  ids: readonly number[],
  direction: Direction,
): Place | null {
  const ordered = inTreeOrder(tree, ids);
  const edge = direction === 'up' ? ordered[0] : ordered.at(-1);
  const at = tree.chapters.findIndex(({ lectures }) => lectures.some(({ id }) => id === edge));
  const chapter = tree.chapters[at];
  if (edge === undefined || !chapter) return null;
  const chosen = new Set(ordered);
  const index = chapter.lectures.findIndex(({ id }) => id === edge);
  const staysBefore = chapter.lectures.slice(0, index).filter(({ id }) => !chosen.has(id)).length;
  const stays = chapter.lectures.filter(({ id }) => !chosen.has(id)).length;
  if (direction === 'up' && staysBefore > 0) {
    return { chapterId: chapter.id, position: staysBefore - 1 };
  }
  if (direction === 'down' && staysBefore < stays) {
    return { chapterId: chapter.id, position: staysBefore + 1 };
  }
  const next = tree.chapters[at + (direction === 'up' ? -1 : 1)];
  if (!next) return null;
  const others = next.lectures.filter(({ id }) => !chosen.has(id)).length;
  return { chapterId: next.id, position: direction === 'up' ? others : 0 };
}

/** Where Alt and an arrow put a chapter; null at the edge. */
export function steppedChapter(tree: CourseTree, id: number, direction: Direction): number | null {
  const index = tree.chapters.findIndex((chapter) => chapter.id === id);
  const next = index + (direction === 'up' ? -1 : 1);
  return index < 0 || next < 0 || next >= tree.chapters.length ? null : next;
}

/** The rows from top to bottom, without the lectures of folded chapters. */
export function rowKeys(tree: CourseTree, folded: ReadonlySet<number>): RowKey[] {
  return tree.chapters.flatMap((chapter) => [
    `chapter:${chapter.id}` as const,
    ...(folded.has(chapter.id) ? [] : chapter.lectures.map(({ id }) => `lecture:${id}` as const)),
  ]);
}

/** The row that an arrow, Home or End leads to; null where the key leads nowhere. */
export function steppedRow(rows: readonly RowKey[], from: RowKey, key: string): RowKey | null {
  const index = rows.indexOf(from);
  if (index < 0) return null;
  if (key === 'Home') return rows[0] ?? null;
  if (key === 'End') return rows.at(-1) ?? null;
  if (key === 'ArrowUp') return rows[index - 1] ?? null;
  if (key === 'ArrowDown') return rows[index + 1] ?? null;
  return null;
}
