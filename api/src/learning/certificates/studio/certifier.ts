import { type Column, type SQL, sql } from 'drizzle-orm';
import { findCourseRole } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith, mayTeachersPublish } from '#platform/http/course-access.ts';

/** Somebody who decides about certificates: of all courses, or of those that they teach. */
export interface Certifier {
  caller: Person;
  all: boolean;
}

/** The caller as one who decides about certificates; their calls are for those who do so somewhere. */
export const certifierOf = (caller: Person): Certifier => ({
  caller,
  all: can(caller, 'course:certify'),
});

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
