import { type SQL, sql } from 'drizzle-orm';
import type { CourseRole } from '#platform/http/capabilities.ts';

/**
 * A person's part in a course, as a column of queries that select from `courses`; null for those who do not work on it.
 * @param person the id; 0 for a visitor
 */
export const courseRoleOf = (person: number | SQL) =>
  sql<CourseRole | null>`(select role from course_staff
    where course_id = courses.id and person_id = ${person})`;
