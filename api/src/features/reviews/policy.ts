import type { EnrolmentState } from '@nibras/contract/courses.ts';
import type { Caller } from '#platform/http/access.ts';

/** Who rates a course: those who joined it, but neither its own teacher nor who looks after the platform. */
export function mayReview(
  caller: Pick<Caller, 'id' | 'role'>,
  course: { teacherId: number },
  status: EnrolmentState,
): boolean {
  return status === 'joined' && caller.id !== course.teacherId && caller.role !== 'admin';
}
