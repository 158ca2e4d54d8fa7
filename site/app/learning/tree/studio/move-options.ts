import type { CourseTree, StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import { withoutName } from './tree-texts.ts';

/** A chapter that lectures can be put into, or a course whose chapters are shown then. */
export type MoveOption =
  | { kind: 'chapter'; id: number; name: string; count: number }
  | { kind: 'course'; id: number; name: string };

const matches = (name: string, search: string) =>
  foldArabic(name).includes(foldArabic(search.trim()));

/** The chapters of a course whose names match; not the one that a move would leave as it is. */
export function chapterOptions(
  tree: CourseTree,
  { search, moving }: { search: string; moving: readonly number[] | null },
): MoveOption[] {
  const chosen = new Set(moving);
  return tree.chapters
    .filter(({ name, lectures }) => {
      const rest = lectures.filter(({ id }) => !chosen.has(id)).length;
      const isAtEnd = chosen.size > 0 && lectures.slice(rest).every(({ id }) => chosen.has(id));
      const holdsAll = lectures.length - rest === chosen.size;
      return matches(name, search) && !(isAtEnd && holdsAll);
    })
    .map(({ id, name, lectures }) => ({
      kind: 'chapter',
      id,
      name: name.trim() || withoutName,
      count: lectures.length,
    }));
}

/** Other courses. */
export const courseOptions = (courses: readonly StudioCourse[], courseId: number): MoveOption[] =>
  courses
    .filter(({ id }) => id !== courseId)
    .map(({ id, name }) => ({ kind: 'course', id, name: name.trim() || withoutName }));

/** The option that stands first under the keyboard: the chapter below the lectures' own. */
export function firstActive(
  options: readonly MoveOption[],
  tree: CourseTree,
  ids: readonly number[],
) {
  const own = tree.chapters.findIndex(({ lectures }) => lectures.some(({ id }) => id === ids[0]));
  const later = tree.chapters.slice(own + 1).map(({ id }) => id);
  const index = options.findIndex(({ kind, id }) => kind === 'chapter' && later.includes(id));
  return Math.max(index, 0);
}
