import { studio as limits } from '@nibras/contract/limits.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { findPerson } from '#people/people/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { ChangeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { courseStaff, courses, people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { CourseRole } from '#platform/http/capabilities.ts';
import type { Platform } from '#platform/platform.ts';
import { changeCourses } from './change-courses.ts';

interface Member {
  course: number;
  person: number;
}

/** A person's part in a course and who its first teacher is, as they were before a change. */
export interface StaffBefore extends Member {
  role: CourseRole | null;
  first: number;
}

const isMember = ({ course, person }: Member) =>
  and(eq(courseStaff.courseId, course), eq(courseStaff.personId, person));

async function staffBefore(db: Queryable, { course, person }: Member): Promise<StaffBefore> {
  const [row] = await db
    .select({ first: courses.teacherId, role: courseStaff.role })
    .from(courses)
    .leftJoin(courseStaff, isMember({ course, person }))
    .where(eq(courses.id, course));
  const { first, role } = orThrow(row, 'course-not-found');
  return { course, person, role, first };
}

/** Waits while their account is being deleted, so that nobody's account teaches. */
const personName = async (db: Queryable, id: number) => {
  const [row] = await db
    .select({ name: people.name })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.deletedAt)))
    .for('key share');
  return orThrow(row, 'person-not-found').name;
};

async function setRole(tx: Transaction, { course, person }: Member, role: CourseRole | null) {
  if (role === null) return tx.delete(courseStaff).where(isMember({ course, person }));
  return tx
    .insert(courseStaff)
    .values({ courseId: course, personId: person, role })
    .onConflictDoUpdate({ target: [courseStaff.courseId, courseStaff.personId], set: { role } });
}

/** A change of the first teacher concerns the person who becomes it and the one who no longer is. */
const changedBy = ({ course, person, first }: StaffBefore, makesFirst: boolean) => [
  `course:${course}:staff:${person}`,
  ...(makesFirst ? [`course:${course}:staff:${first}`, `course:${course}:first`] : []),
];

/**
 * Sets a person's part in a course. @returns the entry of the log that undoes it
 * @throws AppError person-not-found, first-teacher, too-many-items
 */
export async function setMember(
  tx: Transaction,
  { course, person, role, first = false }: Member & { role: CourseRole; first?: boolean },
): Promise<ChangeEntry> {
  const name = await personName(tx, person);
  const before = await staffBefore(tx, { course, person });
  if (role === 'assistant' && before.first === person) throw new AppError('first-teacher');
  const count = await tx.$count(courseStaff, eq(courseStaff.courseId, course));
  if (before.role === null && count >= limits.staffPerCourse) throw new AppError('too-many-items');
  await setRole(tx, { course, person }, role);
  const makesFirst = first && before.first !== person;
  if (makesFirst) {
    await tx.update(courses).set({ teacherId: person }).where(eq(courses.id, course));
  }
  return {
    action: makesFirst ? 'first-teacher-set' : before.role ? 'staff-changed' : 'staff-added',
    kind: 'course',
    itemId: course,
    details: { name, to: role, ...(before.role && { from: before.role }), undo: { before } },
    changed: changedBy(before, makesFirst),
  };
}

/**
 * Adds a person to the staff of a course, or gives them another part; with `first` they become the teacher whom
 * visitors see. With their address also a person whom the caller does not see yet.
 * @throws AppError course-not-found, forbidden, person-not-found, first-teacher, too-many-items
 */
export async function putStaff(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: Member & {
    caller: Person;
    role: CourseRole;
    first: boolean;
    email?: string | undefined;
  },
): Promise<{ undo: number }> {
  const { caller, course, person, first, email } = options;
  const change = { caller, courses: [course], act: 'staff', now: now() } as const;
  const { undo } = await changeCourses(db, change, async (tx) => {
    await findPerson(tx, caller, { id: person, ...(email !== undefined && { email }) });
    const role = first ? 'teacher' : options.role;
    return { result: undefined, entry: await setMember(tx, { course, person, role, first }) };
  });
  return { undo };
}

/**
 * Takes a person off the staff of a course.
 * @throws AppError course-not-found, forbidden, person-not-found, first-teacher
 */
export async function removeStaff(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, course, person }: Member & { caller: Person },
): Promise<{ undo: number }> {
  const change = { caller, courses: [course], act: 'staff', now: now() } as const;
  const { undo } = await changeCourses(db, change, async (tx) => {
    const before = await staffBefore(tx, { course, person });
    if (before.role === null) throw new AppError('person-not-found');
    if (before.first === person) throw new AppError('first-teacher');
    const name = await personName(tx, person);
    await setRole(tx, { course, person }, null);
    return {
      result: undefined,
      entry: {
        action: 'staff-removed',
        kind: 'course',
        itemId: course,
        details: { name, from: before.role, undo: { before } },
        changed: changedBy(before, false),
      },
    };
  });
  return { undo };
}

/** Gives a person the part back that they had, and the course its first teacher. */
export async function undoStaff({
  tx,
  data: { before },
}: Undoing<{ before: StaffBefore }>): Promise<void> {
  const { course, person, role, first } = before;
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from people where id in (${person}, ${first}) and deleted_at is null`,
  );
  if (rows[0]?.count !== new Set([person, first]).size) tooLate();
  const current = await staffBefore(tx, { course, person });
  // The teacher whom visitors see is never without a part in the course.
  if (current.first !== first && current.first !== person) tooLate();
  if (current.first !== first) {
    await tx.update(courses).set({ teacherId: first }).where(eq(courses.id, course));
  }
  if (first !== person || role !== null) await setRole(tx, { course, person }, role);
}
