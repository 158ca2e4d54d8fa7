import type {
  Chapter,
  CoursePermissions,
  LectureRow,
} from '@nibras/contract/learning/courses/shapes.ts';

/** The user's permission to watch a course, as the server sent it. */
export type Access = Pick<CoursePermissions, 'watch'>;

/** Whether the user may open a listed lecture: a free one always, others with the `watch` permission. */
export const mayOpen = ({ show }: Pick<LectureRow, 'show'>, { watch }: Access): boolean =>
  show === 1 || watch;

/** The lecture to start with: the first unwatched open one, else the first open one; null when all are locked. */
export function startingLecture(
  chapters: Pick<Chapter, 'lectures'>[],
  access: Access,
): LectureRow | null {
  const open = chapters.flatMap(({ lectures }) => lectures).filter((one) => mayOpen(one, access));
  return open.find((one) => !one.is_watch) ?? open[0] ?? null;
}

/** The number of lectures and how many are watched. */
export function progressOf(chapters: Pick<Chapter, 'lectures'>[]) {
  const lectures = chapters.flatMap((chapter) => chapter.lectures);
  return { all: lectures.length, watched: lectures.filter((one) => one.is_watch).length };
}
