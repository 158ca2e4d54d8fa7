import type { Capability } from '@nibras/contract/capability.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#platform/http/access.ts';
import { type CourseRole, can } from '#platform/http/capabilities.ts';

/**
 * A person's part in a course, as a column of queries that select from `courses`; null for those who do not work on it.
 * @param person the id; 0 for a visitor
 */
export const courseRoleOf = (person: number | SQL) =>
  sql<CourseRole | null>`(select role from course_staff
    where course_id = courses.id and person_id = ${person})`;

const courseRoles: CourseRole[] = ['teacher', 'assistant'];

/** The courses in which somebody may do something by their part in them, as a query for ids. */
export function coursesWith(caller: Pick<Caller, 'id' | 'role'>, capability: Capability): SQL {
  const roles = courseRoles.filter((courseRole) => can(caller, capability, { courseRole }));
  if (roles.length === 0) return sql`select course_id from course_staff where false`;
  const list = sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`select course_id from course_staff where person_id = ${caller.id} and role in (${list})`;
}
