import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

/**
 * Who decides about the certificates of a course: admins, and its teachers where the provider lets teachers publish.
 * @param course null for a course that is gone
 */
export async function decidersOf(
  db: Queryable,
  { course, teachers }: { course: number | null; teachers: boolean },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from people where role = 'admin'
    union
    select person_id from course_staff where ${teachers} and course_id = ${course} and role = 'teacher'`);
  return rows.map(({ id }) => id);
}
