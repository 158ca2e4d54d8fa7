import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import { orThrow } from '#platform/http/app-error.ts';

export interface Student extends Record<string, unknown> {
  id: number;
  name: string;
}

/** Anyone who has joined a course or handed something in, and does not work on it. */
export const studentsFrom = (course: number): SQL => sql`
  from people where not exists (
    select from course_staff where course_id = ${course} and person_id = people.id)
  and people.id in (
    select person_id from enrolments where course_id = ${course} and ${hasJoined()}
    union select person_id from quiz_attempts join lectures on lectures.id = lecture_id where course_id = ${course}
    union select person_id from exercise_attempts join lectures on lectures.id = lecture_id where course_id = ${course})`;

/** @throws AppError person-not-found for those who are no students of the course */
export async function findStudent(
  db: Queryable,
  { course, person }: { course: number; person: number },
): Promise<Student> {
  const { rows } = await db.execute<Student>(
    sql`select id, name ${studentsFrom(course)} and people.id = ${person}`,
  );
  return orThrow(rows[0] ?? null, 'person-not-found');
}
