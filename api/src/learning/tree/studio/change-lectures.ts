import type { Item } from '#content/items/index.ts';
import { type CourseAction, changeCourses } from '#learning/staff/index.ts';
import type { ChangeEntry } from '#platform/audit/write-entry.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';

import { type FoundLecture, findLectures } from './order.ts';

interface LecturesChange {
  caller: Person;
  lectures: readonly number[];
  /** Courses that the change concerns beside those of the lectures. */
  courses?: readonly number[];
  act: CourseAction;
  now: Date;
}

/**
 * Changes lectures of courses that the caller works on, each named once; see `changeCourses`.
 * @throws AppError lecture-not-found if any is unknown or not the caller's, forbidden, wrong-state if one has just moved
 */
export async function changeLectures<Result>(
  db: Database,
  { caller, lectures, courses = [], act, now }: LecturesChange,
  change: (
    tx: Transaction,
    found: FoundLecture[],
    items: ReadonlyMap<number, Item>,
  ) => Promise<{ result: Result; entry: ChangeEntry }>,
): Promise<{ result: Result; undo: number }> {
  const ids = [...new Set(lectures)];
  const seen = await findLectures(db, ids);
  if (seen.length < ids.length) throw new AppError('lecture-not-found');
  const concerned = [...seen.map(({ courseId }) => courseId), ...courses];
  return changeCourses(
    db,
    { caller, courses: concerned, act, now, missing: 'lecture-not-found' },
    async (tx, items) => {
      const current = await findLectures(tx, ids);
      const isLocked = current.every(({ courseId }) => items.has(courseId));
      if (!isLocked || current.length < ids.length) throw new AppError('wrong-state');
      return change(tx, current, items);
    },
  );
}

/** How the audit log names what a change of lectures concerns: the only lecture, or their course. */
export const lecturesSubject = (lectures: readonly { id: number; courseId: number }[]) => {
  const [first] = lectures;
  if (!first) throw new Error('a change of no lectures');
  return lectures.length === 1
    ? { kind: 'lecture', itemId: first.id }
    : { kind: 'course', itemId: first.courseId };
};
