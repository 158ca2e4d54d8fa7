import type { CoursePermissions, EnrolmentState } from '@nibras/contract/courses.ts';
import type { Caller } from '#platform/http/access.ts';

type Person = Pick<Caller, 'id' | 'role'> | null;
type Course = { teacherId: number };

/** The course's teacher and admins. They see all of it without enrolling. */
const isStaff = (caller: Person, course: Course): boolean =>
  caller !== null && (caller.id === course.teacherId || caller.role === 'admin');

/** Members of a course: enrolled students, its teacher, and admins. */
export function isMember(caller: Person, course: Course, status: EnrolmentState): boolean {
  return caller !== null && (status === 'joined' || isStaff(caller, course));
}

/** Enrolled students rate a course, but neither its own teacher nor admins. */
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
    enrol: status !== 'joined' && !isStaff(caller, course),
    review: mayReview(caller, course, status),
    teach: caller?.id === course.teacherId,
  };
}
