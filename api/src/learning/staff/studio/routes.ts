import {
  deleteStudioCoursesByIdStaffByPerson,
  getStudioCoursesByIdStaff,
  getStudioPeople,
  postStudioCoursesByIdStaffInvitations,
  putStudioCoursesByIdStaffByPerson,
} from '@nibras/contract/learning/staff/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readList } from '#platform/search/read-list.ts';
import { putStaff, removeStaff } from './change-staff.ts';
import { findPeople } from './find-people.ts';
import { inviteStaff } from './invite-staff.ts';
import { staffOf } from './staff-query.ts';

export const staffRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioCoursesByIdStaff, async (request) => {
    const { id } = request.params;
    const staff = await staffOf(db, id);
    // Every course has its first teacher.
    if (staff.length === 0) throw new AppError('course-not-found');
    return { staff };
  });

  serve(putStudioCoursesByIdStaffByPerson, async (request) => {
    const { id: course, person } = request.params;
    const { role, first = false, email } = request.body;
    const { caller } = request;
    const { undo } = await putStaff(platform, { caller, course, person, role, first, email });
    return { staff: await staffOf(db, course), undo };
  });

  serve(postStudioCoursesByIdStaffInvitations, async (request) => {
    const { id: course } = request.params;
    const { undo } = await inviteStaff(platform, {
      caller: request.caller,
      course,
      ...request.body,
    });
    return { staff: await staffOf(db, course), undo };
  });

  serve(deleteStudioCoursesByIdStaffByPerson, async (request) => {
    const { id: course, person } = request.params;
    const { undo } = await removeStaff(platform, { caller: request.caller, course, person });
    return { staff: await staffOf(db, course), undo };
  });

  serve(getStudioPeople, async (request) => {
    const { caller } = request;
    const { search } = request.query;
    return { people: await readList(platform, search, (on) => findPeople(on, caller, search)) };
  });
};
