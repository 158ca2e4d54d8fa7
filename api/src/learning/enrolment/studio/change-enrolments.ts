import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { sql } from 'drizzle-orm';
import { lockItem } from '#content/items/index.ts';
import { type ChangeEntry, writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
import { membersAmong, notifyOfAccess } from '../notify-of-access.ts';

import { accessKey } from './undo-access.ts';

/** An enrolment that a call changes. */
export interface ChangedEnrolment {
  id: number;
  person: number;
  personName: string;
  course: number;
  accessUntil: Date | null;
}

async function enrolmentsOf(
  db: Queryable,
  { ids, course }: { ids: readonly number[]; course?: number },
): Promise<ChangedEnrolment[]> {
  const { rows } = await db.execute<{
    id: number;
    person: number;
    personName: string;
    course: number;
    until: string | null;
  }>(sql`select enrolments.id, person_id as person, people.name as "personName", course_id as course,
      to_json(access_until) #>> '{}' as until
    from enrolments join people on people.id = person_id
    where enrolments.id = any(${sql.param([...ids])}::int[]) and ${hasJoined()}
      ${course === undefined ? sql`` : sql`and course_id = ${course}`}
    order by enrolments.id`);
  return rows.map(({ until, ...row }) => ({
    ...row,
    accessUntil: until === null ? null : new Date(until),
  }));
}

/** What a change of a course's enrolments does: those that it concerned, and what the log keeps of it. */
interface CourseResult {
  people: number[];
  details: Record<string, unknown>;
}

/**
 * Changes enrolments course by course: each course is one change with its own entry of the log, and its people are told.
 * Enrolments of courses in which the caller may not enrol refuse all.
 * @param change returns null where nothing of a course was changed
 * @throws AppError enrolment-not-found, course-not-found, forbidden
 */
export async function changeEnrolments(
  platform: Platform,
  { caller, ids, action }: { caller: Person; ids: readonly number[]; action: LogAction },
  change: (
    tx: Transaction,
    course: number,
    rows: readonly ChangedEnrolment[],
  ) => Promise<CourseResult | null>,
): Promise<{ changed: number; undo: number[] }> {
  const now = platform.now();
  const wanted = await enrolmentsOf(platform.db, { ids });
  if (wanted.length < new Set(ids).size) throw new AppError('enrolment-not-found');
  const courses = [...new Set(wanted.map(({ course }) => course))];
  return platform.db.transaction(async (tx) => {
    const undo: number[] = [];
    let changed = 0;
    for (const course of courses.toSorted((a, b) => a - b)) {
      await lockForEnrolling(tx, course, caller);
      const rows = await enrolmentsOf(tx, { ids, course });
      const concerned = rows.map(({ person }) => person);
      const members = await membersAmong(tx, course, concerned);
      const result = await change(tx, course, rows);
      if (!result) continue;
      await notifyOfAccess(platform, tx, { course, people: result.people, members });
      changed += result.people.length;
      const entry = entryOf(course, rows, result, action);
      undo.push(await writeEntry(tx, { ...entry, person: caller.id, now }));
    }
    return { changed, undo };
  });
}

async function lockForEnrolling(tx: Transaction, course: number, caller: Person): Promise<void> {
  const missing = 'enrolment-not-found';
  orThrow(await lockItem(tx, { kind: 'course', id: course }), missing);
  await requireInCourse(tx, { caller, course, capability: 'course:enrol', missing });
}

/** One person is named in the log; several are counted. */
function entryOf(
  course: number,
  rows: readonly ChangedEnrolment[],
  { people, details }: CourseResult,
  action: LogAction,
): ChangeEntry {
  const [first] = people;
  const name = rows.find(({ person }) => person === first)?.personName;
  return {
    action,
    kind: 'course',
    itemId: course,
    details: { count: people.length, ...(people.length === 1 && { name }), ...details },
    changed: people.map((person) => accessKey(course, person)),
  };
}
