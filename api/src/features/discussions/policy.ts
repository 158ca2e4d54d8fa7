import type { Caller } from '#platform/http/access.ts';

/** Who has a desk: teachers and admins, and whoever else a course names as its teacher. */
export function hasDesk(caller: Pick<Caller, 'role'>, coursesTaught: number): boolean {
  return caller.role !== 'student' || coursesTaught > 0;
}
