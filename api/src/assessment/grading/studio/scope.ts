import type { FailureCode } from '@nibras/contract/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { authoriseCourse, courseTarget } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith } from '#platform/http/course-access.ts';

/** The condition that the caller marks a course. */
export const marks = (caller: Person, course: SQL): SQL =>
  can(caller, 'course:mark')
    ? sql`true`
    : sql`${course} in (${coursesWith(caller, 'course:mark')})`;

/**
 * @param missing what is not found, where something of the course was asked for and not the course itself
 * @throws AppError `missing` for those who do not work on the course, forbidden for those who do not mark it
 */
export async function requireMarker(
  db: Queryable,
  course: number,
  caller: Person,
  missing: FailureCode = 'course-not-found',
): Promise<void> {
  const { rows } = await db.execute(sql`select id from courses where id = ${course}`);
  orThrow(rows[0] ?? null, missing);
  const target = await courseTarget(db, course, caller);
  authoriseCourse(caller, 'mark', { ...target, missing });
}
