import type { Chapter, CoursePermissions, LectureRow } from '@nibras/contract/courses.ts';

/** What the server lets the person open in a course. */
export type Access = Pick<CoursePermissions, 'watch'>;

/** Whether a listed lecture is open: a free one to everybody, the others to whom the server lets watch them. */
export const mayOpen = ({ show }: Pick<LectureRow, 'show'>, { watch }: Access): boolean =>
  show === 1 || watch;

/** Where the play button leads: on to the first unwatched lecture, else to the first; null: all locked. */
export function startingLecture(
  chapters: Pick<Chapter, 'lectures'>[],
  access: Access,
): LectureRow | null {
  const open = chapters.flatMap(({ lectures }) => lectures).filter((one) => mayOpen(one, access));
  return open.find((one) => !one.is_watch) ?? open[0] ?? null;
}

/** How many lectures there are and how many of them were watched. */
export function progressOf(chapters: Pick<Chapter, 'lectures'>[]) {
  const lectures = chapters.flatMap((chapter) => chapter.lectures);
  return { all: lectures.length, watched: lectures.filter((one) => one.is_watch).length };
}
