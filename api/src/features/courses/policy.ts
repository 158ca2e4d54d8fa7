import type { EnrolmentState } from '@nibras/contract/courses.ts';
import type { Caller } from '#platform/http/access.ts';

/** Members of a course: who joined it, its teacher, and admins. */
export function isMember(
  caller: Pick<Caller, 'id' | 'role'> | null,
  course: { teacherId: number },
  status: EnrolmentState,
): boolean {
  if (!caller) return false;
  return status === 'joined' || caller.id === course.teacherId || caller.role === 'admin';
}
