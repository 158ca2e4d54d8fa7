import type { Caller } from '#platform/http/access.ts';

/** Teachers and other people who teach a course have a teacher's page. */
export function isTeacher(person: Pick<Caller, 'role'>, coursesTaught: number): boolean {
  return person.role === 'teacher' || coursesTaught > 0;
}
