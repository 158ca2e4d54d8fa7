import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import type { Edge } from '#ui/sortable/order.ts';
import type { Place } from './tree-edits.ts';

/** The place beside a lecture, for lectures that may stand in the same chapter themselves. */
export function placeBeside(
  tree: CourseTree,
  ids: readonly number[],
  { lectureId, edge }: { lectureId: number; edge: Edge },
): Place | null {
  const chapter = tree.chapters.find(({ lectures }) => lectures.some(({ id }) => id === lectureId));
  if (!chapter) return null;
  const moved = new Set(ids);
  const index = chapter.lectures.findIndex(({ id }) => id === lectureId);
  const before = chapter.lectures.slice(0, index).filter(({ id }) => !moved.has(id)).length;
  const isPassed = edge === 'after' && !moved.has(lectureId);
  return { chapterId: chapter.id, position: before + (isPassed ? 1 : 0) };
}

/** The end of a chapter, for lectures that may stand in it themselves. */
export function chapterEnd(tree: CourseTree, ids: readonly number[], chapterId: number): Place {
  const moved = new Set(ids);
  const chapter = tree.chapters.find(({ id }) => id === chapterId);
  const position = chapter?.lectures.filter(({ id }) => !moved.has(id)).length ?? 0;
  return { chapterId, position };
}

/** The position beside a chapter, among the chapters without the one that moves. */
export function chapterPositionBeside(
  tree: CourseTree,
  id: number,
  { chapterId, edge }: { chapterId: number; edge: Edge },
): number {
  const others = tree.chapters.filter((chapter) => chapter.id !== id);
  const index = others.findIndex((chapter) => chapter.id === chapterId);
  // Dropped on itself: its own position.
  if (index < 0) return tree.chapters.findIndex((chapter) => chapter.id === id);
  return edge === 'after' ? index + 1 : index;
}

/** Whether a move would leave everything as it is. */
export function isAlreadyThere(tree: CourseTree, ids: readonly number[], place: Place): boolean {
  const chapter = tree.chapters.find(({ id }) => id === place.chapterId);
  const there = chapter?.lectures.slice(place.position, place.position + ids.length) ?? [];
  return there.length === ids.length && there.every(({ id }, index) => id === ids[index]);
}
