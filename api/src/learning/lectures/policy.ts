import type { EnrolmentState } from '@nibras/contract/learning/courses/shapes.ts';
import { isMember } from '#learning/courses/index.ts';
import type { Caller } from '#platform/http/access.ts';
import type { CourseRole } from '#platform/http/capabilities.ts';

/** Free lectures are open to all, others to the course's members (docs/behaviour/learning.md#access). */
export function mayOpenLecture(
  caller: Pick<Caller, 'id' | 'role'> | null,
  lecture: { free: boolean; teacherId: number; courseRole: CourseRole | null },
  status: EnrolmentState,
): boolean {
  return lecture.free || isMember(caller, lecture, status);
}
