import { type SQL, sql } from 'drizzle-orm';
import type { CourseRole } from '#features/content/index.ts';
import { inScope, type Scope } from '../scope.ts';

/** The condition that an entry of the audit log tells of something in the scope; for queries from `audit_log`. */
export function entryInScope(scope: Scope): SQL {
  if (scope.everything) return sql`true`;
  const courses = inScope(scope, sql`audit_log.course_id`) ?? sql`audit_log.course_id is not null`;
  return scope.publishing
    ? sql`(${courses} or audit_log.kind in ('article', 'service', 'project', 'skill'))`
    : sql`(${courses})`;
}

/** A person's part in the course that an entry tells of. */
export const roleInEntry = (person: number) =>
  sql<CourseRole | null>`(select role from course_staff
    where course_id = audit_log.course_id and person_id = ${person})`;
