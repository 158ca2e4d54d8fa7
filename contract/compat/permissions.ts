import type { CoursePermissions, EnrolmentState } from '../courses.ts';
import type { ParsedDiscussion, ParsedDiscussions } from './parse-discussions.ts';

/**
 * The rules that the specification checks in the browser, for servers that say nothing of permissions. Ours decides by
 * its own policies and tells; what it tells is taken as it is.
 */
interface CourseSituation {
  status: EnrolmentState;
  person: { id?: number; role?: string } | null;
  /** Whoever the course names as its teacher. */
  teacherIds: readonly number[];
}

/** What somebody may do in a course: as the server told, else by the specification's rules. */
export function coursePermissionsOf(
  told: CoursePermissions | null,
  { status, person, teacherIds }: CourseSituation,
): CoursePermissions {
  if (told) return told;
  const teach = person?.id !== undefined && teacherIds.includes(person.id);
  const staff = teach || person?.role === 'admin';
  const joined = status === 'joined';
  return {
    watch: joined || staff,
    enrol: !joined && !staff,
    review: joined && !staff,
    teach,
  };
}

type Reader = { me: number; teacherIds: readonly number[] };

/** Whether somebody may start a discussion on a lecture: one a person, and none by the course's teacher. */
export function mayAsk(
  { discussions, mine, permissions }: ParsedDiscussions,
  { me, teacherIds }: Reader,
): boolean {
  if (permissions) return permissions.ask;
  const hasAsked = mine !== null || discussions.some(({ user }) => user.id === me);
  return !hasAsked && !teacherIds.includes(me);
}

/** Whether somebody may reply: who asked and the course's teacher, and only where there is a conversation. */
export function mayReply(
  {
    user,
    conversation,
    permissions,
  }: Pick<ParsedDiscussion, 'user' | 'conversation' | 'permissions'>,
  { me, teacherIds }: Reader,
): boolean {
  if (conversation === null) return false;
  return permissions ? permissions.reply : me > 0 && (user.id === me || teacherIds.includes(me));
}
