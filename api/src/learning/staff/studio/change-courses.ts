import type { FailureCode } from '@nibras/contract/errors.ts';
import { type Item, lockItem } from '#content/items/index.ts';
import { type ChangeEntry, writeEntry } from '#platform/audit/write-entry.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';

export type CourseAction =
  | 'edit'
  | 'publish'
  | 'remove'
  | 'staff'
  | 'enrol'
  | 'announce'
  | 'watch'
  | 'mark'
  | 'moderate'
  | 'certify';

interface CourseChange {
  caller: Person;
  courses: readonly number[];
  act: CourseAction;
  now: Date;
  /** What is not found where a course is unknown or not the caller's. */
  missing?: FailureCode;
}

/**
 * Changes the structure or the staff of courses: locks them, in one order so that two changes never wait for each other
 * in a circle, checks the caller's capability in each, makes the change and writes the audit log, in one transaction.
 * @param change returns the entry of the audit log, by which the change can be undone
 * @throws AppError course-not-found or `missing`, forbidden, and what `change` throws
 */
export async function changeCourses<Result>(
  db: Database,
  { caller, courses, act, now, missing = 'course-not-found' }: CourseChange,
  change: (
    tx: Transaction,
    items: ReadonlyMap<number, Item>,
  ) => Promise<{ result: Result; entry: ChangeEntry }>,
): Promise<{ result: Result; undo: number }> {
  return db.transaction(async (tx) => {
    const items = new Map<number, Item>();
    for (const id of [...new Set(courses)].toSorted((a, b) => a - b)) {
      const item = orThrow(await lockItem(tx, { kind: 'course', id }), missing);
      await requireInCourse(tx, { caller, course: id, capability: `course:${act}`, missing });
      items.set(id, item);
    }
    const { result, entry } = await change(tx, items);
    return { result, undo: await writeEntry(tx, { ...entry, person: caller.id, now }) };
  });
}
