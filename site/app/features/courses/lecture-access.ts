import type { Chapter, EnrolmentState, LectureRow } from '@nibras/contract/courses.ts';

export type Access = {
  status: EnrolmentState;
  /** The person teaches this course or looks after the platform: nothing is locked. */
  staff: boolean;
};

type Person = { id?: number; role?: string };

/** Whether somebody is the course's teacher or an admin, who may open every lecture (DESIGN §5). */
export function isStaff(person: Person | null, course: { user_id: number }): boolean {
  if (!person) return false;
  return (person.id !== undefined && person.id === course.user_id) || person.role === 'admin';
}

/** Who has joined opens every lecture, everybody opens the free ones (document 2 §4). */
export function mayOpen({ show }: Pick<LectureRow, 'show'>, { status, staff }: Access): boolean {
  return show === 1 || status === 'joined' || staff;
}

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
