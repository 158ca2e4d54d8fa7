import { studioItemParams } from '@nibras/contract/learning/courses/studio/shapes.ts';
import {
  peopleAnswer,
  peopleQuery,
  putStaffBody,
  staffAnswer,
  staffChangeAnswer,
  staffParams,
} from '@nibras/contract/learning/staff/studio/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readList } from '#platform/search/read-list.ts';
import { authoriseCourse, courseTarget } from '../change-courses.ts';
import { studioScope } from '../scope.ts';
import { putStaff, removeStaff } from './change-staff.ts';
import { findPeople } from './find-people.ts';
import { staffOf } from './staff-query.ts';

export const staffRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/studio/courses/:id/staff',
    { schema: { params: studioItemParams, response: { 200: staffAnswer } } },
    async (request) => {
      const { id } = request.params;
      const caller = signedIn(request);
      const target = await courseTarget(db, id, caller);
      authoriseCourse(caller, 'watch', { ...target, missing: 'course-not-found' });
      const staff = await staffOf(db, id);
      // Every course has its first teacher.
      if (staff.length === 0) throw new AppError('course-not-found');
      return { staff };
    },
  );

  app.put(
    '/api/studio/courses/:id/staff/:person',
    {
      config: { freshProof: true },
      schema: { params: staffParams, body: putStaffBody, response: { 200: staffChangeAnswer } },
    },
    async (request) => {
      const { id: course, person } = request.params;
      const { role, first = false, email } = request.body;
      const caller = signedIn(request);
      const { undo } = await putStaff(platform, { caller, course, person, role, first, email });
      return { staff: await staffOf(db, course), undo };
    },
  );

  app.delete(
    '/api/studio/courses/:id/staff/:person',
    {
      config: { freshProof: true },
      schema: { params: staffParams, response: { 200: staffChangeAnswer } },
    },
    async (request) => {
      const { id: course, person } = request.params;
      const { undo } = await removeStaff(platform, { caller: signedIn(request), course, person });
      return { staff: await staffOf(db, course), undo };
    },
  );

  app.get(
    '/api/studio/people',
    {
      config: { searchable: true },
      schema: { querystring: peopleQuery, response: { 200: peopleAnswer } },
    },
    async (request) => {
      const caller = signedIn(request);
      await studioScope(db, caller);
      const { search } = request.query;
      return { people: await readList(platform, search, (on) => findPeople(on, caller, search)) };
    },
  );
};
