import type { Caller } from '#platform/http/access.ts';

/** Teachers, admins and other people who teach a course have a question inbox. */
export function hasQuestionInbox(caller: Pick<Caller, 'role'>, coursesTaught: number): boolean {
  return caller.role === 'teacher' || caller.role === 'admin' || coursesTaught > 0;
}

/** Admins see what waits in every course, where only the teacher answers. */
export const seesEveryQuestion = ({ role }: Pick<Caller, 'role'>): boolean => role === 'admin';

/** Everybody may ask once on a lecture that is open to them, except the course's own teacher. */
export function mayAsk(
  caller: Pick<Caller, 'id'>,
  lecture: { teacherId: number },
  hasAsked: boolean,
): boolean {
  return caller.id !== lecture.teacherId && !hasAsked;
}
