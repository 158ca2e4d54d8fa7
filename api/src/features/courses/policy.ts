import type { CoursePermissions, EnrolmentState } from '@nibras/contract/courses.ts';
import { type CourseRole, can } from '#features/content/index.ts';
import type { Caller } from '#platform/http/access.ts';

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
  course: Course,
  status: EnrolmentState,
): CoursePermissions {
  return {
    watch: isMember(caller, course, status),
    // Whose access has ended waits for its extension and cannot join again by a code.
    enrol: status !== 'joined' && status !== 'ended' && !isStaff(caller, course),
    review: mayReview(caller, course, status),
    teach: caller?.id === course.teacherId,
    ...(can(caller, 'course:edit', course) && { edit: true }),
  };
}
