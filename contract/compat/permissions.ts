import type { CoursePermissions, EnrolmentState } from '../learning/courses/shapes.ts';
import type { ParsedDiscussion, ParsedDiscussions } from './parse-discussions.ts';

/**
 * The input of the specification's rules, which the site applies for servers that send no permissions. Permissions
 * that a server sends are used unchanged.
 */
interface CourseContext {
  status: EnrolmentState;
  person: { id?: number; role?: string } | null;
  /** The ids in all fields that name the course's teacher. */
  teacherIds: readonly number[];
}

/** A person's permissions in a course: the server's, or else by the specification's rules. */
export function coursePermissionsOf(
  fromServer: CoursePermissions | null,
  { status, person, teacherIds }: CourseContext,
): CoursePermissions {
  if (fromServer) return fromServer;
  const teach = person?.id !== undefined && teacherIds.includes(person.id);
  const isStaff = teach || person?.role === 'admin';
  const joined = status === 'joined';
  return {
    watch: joined || isStaff,
    enrol: !joined && !isStaff,
    review: joined && !isStaff,
    teach,
  };
}

type Reader = { me: number; teacherIds: readonly number[] };

/** Whether a person may start a discussion on a lecture: once, and never as the course's teacher. */
export function mayAsk(
  { discussions, mine, permissions }: ParsedDiscussions,
  { me, teacherIds }: Reader,
): boolean {
  if (permissions) return permissions.ask;
  const hasAsked = mine !== null || discussions.some(({ user }) => user.id === me);
  return !hasAsked && !teacherIds.includes(me);
}

/** Whether a person may reply: its author and the course's teacher may, if there is a conversation. */
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
