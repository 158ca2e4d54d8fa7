import type {
  CoursePermissions,
  EnrolmentState,
} from '@nibras/contract/learning/courses/shapes.ts';
import type { Caller } from '#platform/http/access.ts';
import { type CourseRole, can } from '#platform/http/capabilities.ts';

type Person = Pick<Caller, 'id' | 'role'> | null;
type Course = { teacherId: number; courseRole: CourseRole | null };

/** Those who work on the course, and admins. They see all of it without enrolling. */
const isStaff = (caller: Person, course: Course): boolean => can(caller, 'course:watch', course);

/** Members of a course: enrolled students, those who work on it, and admins. */
export function isMember(caller: Person, course: Course, status: EnrolmentState): boolean {
  return caller !== null && (status === 'joined' || isStaff(caller, course));
}

/** Enrolled students rate a course, but neither those who work on it nor admins. */
export function mayReview(caller: Person, course: Course, status: EnrolmentState): boolean {
  return status === 'joined' && caller !== null && !isStaff(caller, course);
}

/** A caller's permissions in a course, for responses that show it. */
export function coursePermissions(
  caller: Person,
  course: Course & { price: string | null },
  status: EnrolmentState,
): CoursePermissions {
  // Whose access has ended can buy it again. What was free waits for its extension and cannot be joined again by a code.
  const mayJoin = status === 'ended' ? course.price !== null : status !== 'joined';
  return {
    watch: isMember(caller, course, status),
    enrol: mayJoin && !isStaff(caller, course),
    review: mayReview(caller, course, status),
    teach: caller?.id === course.teacherId,
    ...(can(caller, 'course:edit', course) && { edit: true }),
  };
}
