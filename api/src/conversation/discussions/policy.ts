import type { Caller } from '#platform/http/access.ts';

/** Teachers and other people who teach a course answer questions. */
export const answersQuestions = ({ role }: Pick<Caller, 'role'>, coursesTaught: number): boolean =>
  role === 'teacher' || coursesTaught > 0;

/** They have a question inbox, and admins. */
export const hasQuestionInbox = (caller: Pick<Caller, 'role'>, coursesTaught: number): boolean =>
  answersQuestions(caller, coursesTaught) || caller.role === 'admin';

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
