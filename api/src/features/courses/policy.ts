import type { CoursePermissions, EnrolmentState } from '@nibras/contract/courses.ts';
import type { Caller } from '#platform/http/access.ts';

type Person = Pick<Caller, 'id' | 'role'> | null;
type Course = { teacherId: number };

/** The course's teacher, and admins: nothing of it is locked for them, and they do not join it. */
const isStaff = (caller: Person, course: Course): boolean =>
  caller !== null && (caller.id === course.teacherId || caller.role === 'admin');

/** Members of a course: who joined it, its teacher, and admins. */
export function isMember(caller: Person, course: Course, status: EnrolmentState): boolean {
  return caller !== null && (status === 'joined' || isStaff(caller, course));
}

/** Who rates a course: those who joined it, but neither its own teacher nor who looks after the platform. */
export function mayReview(caller: Person, course: Course, status: EnrolmentState): boolean {
  return status === 'joined' && caller !== null && !isStaff(caller, course);
}

/** What a caller may do in a course, for the answers that show it. */
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
