import {
  deleteStudioCoursesByIdStaffByPerson,
  getStudioCoursesByIdStaff,
  postStudioCoursesByIdStaffInvitations,
  putStudioCoursesByIdStaffByPerson,
} from '@nibras/contract/learning/staff/studio/calls.ts';
import type { StaffMember } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

export type StaffRole = 'teacher' | 'assistant';

/** Query of the people who work on a course. */
export const staffQuery = (courseId: number) =>
  queryOptions({
    ...callQuery(getStudioCoursesByIdStaff, { params: { id: courseId } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Adds a person to the staff, or changes their part in it. `first` makes them the teacher whom visitors see. */
export const putStaff = (
  courseId: number,
  { id, email }: Pick<StaffMember, 'id' | 'email'>,
  part: { role: StaffRole; first?: true },
) =>
  makeCall(putStudioCoursesByIdStaffByPerson, {
    params: { id: courseId, person: id },
    body: { ...part, email },
  });

/** Invites an address to the staff, and creates its account where it has none. */
export const inviteStaff = (
  courseId: number,
  body: { email: string; name?: string; role: StaffRole },
) => makeCall(postStudioCoursesByIdStaffInvitations, { params: { id: courseId }, body });

export const removeStaff = (courseId: number, personId: number) =>
  makeCall(deleteStudioCoursesByIdStaffByPerson, { params: { id: courseId, person: personId } });
