import type { Caller } from '#platform/http/access.ts';

/** Who has a teacher's page: teachers, and whoever else a course names as its teacher. */
export function isTeacher(person: Pick<Caller, 'role'>, coursesTaught: number): boolean {
  return person.role === 'teacher' || coursesTaught > 0;
}
