import { type Column, type SQL, sql } from 'drizzle-orm';
import { coursesWith, findCourseRole, mayTeachersPublish } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';

/** Somebody who decides about certificates: of all courses, or of those that they teach. */
export interface Certifier {
  caller: Person;
  all: boolean;
}

/** The caller as one who decides about certificates; null for everybody else. */
export async function findCertifier(db: Queryable, caller: Person): Promise<Certifier | null> {
  if (can(caller, 'course:certify')) return { caller, all: true };
  if (!(await mayTeachersPublish(db))) return null;
  const { rows } = await db.execute<{ teaches: boolean }>(
    sql`select exists (${coursesWith(caller, 'course:certify')}) as teaches`,
  );
  return rows[0]?.teaches ? { caller, all: false } : null;
}

/** @throws AppError forbidden */
export async function requireCertifier(db: Queryable, caller: Person): Promise<Certifier> {
  const certifier = await findCertifier(db, caller);
  if (!certifier) throw new AppError('forbidden');
  return certifier;
}

/** The condition that somebody decides about the certificates of a course; undefined for all. */
export const certifies = ({ caller, all }: Certifier, course: Column | SQL): SQL | undefined =>
  all ? undefined : sql`${course} in (${coursesWith(caller, 'course:certify')})`;

/** @throws AppError course-not-found for those who do not work on it, forbidden */
export async function requireCertifierOf(
  db: Queryable,
  caller: Person,
  course: number,
): Promise<void> {
  const courseRole = await findCourseRole(db, course, caller.id);
  const teachersPublish = await mayTeachersPublish(db);
  if (can(caller, 'course:certify', { courseRole, teachersPublish })) return;
  throw new AppError(courseRole === null ? 'course-not-found' : 'forbidden');
}
