import type { Caller } from '#platform/http/access.ts';

/** Who has a question inbox: teachers and admins, and whoever else a course names as its teacher. */
export function hasQuestionInbox(caller: Pick<Caller, 'role'>, coursesTaught: number): boolean {
  return caller.role !== 'student' || coursesTaught > 0;
}

/** Who asks on a lecture that is open to them: everybody but the course's own teacher, once. */
export function mayAsk(
  caller: Pick<Caller, 'id'>,
  lecture: { teacherId: number },
  hasAsked: boolean,
): boolean {
  return caller.id !== lecture.teacherId && !hasAsked;
}
