import type { Capability } from '@nibras/contract/capability.ts';
import type { FailureCode } from '@nibras/contract/errors.ts';
import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { AppError } from './app-error.ts';
import { type CourseRole, can, needsLeave } from './capabilities.ts';

interface Person {
  id: number;
  role: Role;
}

const courseRoles: CourseRole[] = ['teacher', 'assistant'];

/** The courses in which a person may do something by their part in them, as a query for ids. */
export function coursesWith(caller: Person, capability: Capability): SQL {
  const roles = courseRoles.filter((courseRole) => can(caller, capability, { courseRole }));
  if (roles.length === 0) return sql`select course_id from course_staff where false`;
  return sql`select course_id from course_staff where person_id = ${caller.id} and role = any(${sql.param(roles)})`;
}

/** Whether teachers publish, and issue certificates, by themselves: a setting of the provider. */
export async function mayTeachersPublish(db: Queryable): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.name, 'teachers-publish'));
  return row?.value !== false;
}

/** Whether a person has a capability by their role, or by their part in some course. */
export async function hasInSome(
  db: Queryable,
  caller: Person,
  capability: Capability,
): Promise<boolean> {
  if (can(caller, capability)) return true;
  if (needsLeave(capability) && !(await mayTeachersPublish(db))) return false;
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (${coursesWith(caller, capability)}) as has`,
  );
  return rows[0]?.has ?? false;
}

/** A person's part in a course; null for none. */
export async function findCourseRole(
  db: Queryable,
  course: number,
  person: number,
): Promise<CourseRole | null> {
  const { rows } = await db.execute<{ role: CourseRole }>(
    sql`select role from course_staff where course_id = ${course} and person_id = ${person}`,
  );
  return rows[0]?.role ?? null;
}

/** What decides about a person's capabilities in a course. */
export const courseTarget = async (db: Queryable, course: number, caller: Person) => ({
  courseRole: await findCourseRole(db, course, caller.id),
  teachersPublish: await mayTeachersPublish(db),
});

interface InCourse {
  caller: Person;
  course: number;
  capability: Capability;
  /** What is not found where a course is unknown, or not the caller's. */
  missing?: FailureCode;
}

/** @throws AppError forbidden, or `missing` for those who do not work on the course */
export async function requireInCourse(
  db: Queryable,
  { caller, course, capability, missing = 'course-not-found' }: InCourse,
): Promise<void> {
  const target = await courseTarget(db, course, caller);
  if (can(caller, capability, target)) return;
  throw new AppError(target.courseRole === null ? missing : 'forbidden');
}

/** @throws AppError course-not-found also for those who do not work on it, forbidden */
export async function requireInKnownCourse(db: Queryable, of: InCourse): Promise<void> {
  const { rows } = await db.execute(sql`select from courses where id = ${of.course}`);
  if (rows.length === 0) throw new AppError('course-not-found');
  await requireInCourse(db, of);
}
