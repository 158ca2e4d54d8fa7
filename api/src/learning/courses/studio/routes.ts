import {
  getStudioCourses,
  getStudioCoursesByIdCompletion,
  getStudioCoursesExport,
  postStudioCourses,
  postStudioCoursesByIdCopy,
} from '@nibras/contract/learning/courses/studio/calls.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { studioScope } from '#learning/staff/index.ts';
import type { Routes } from '#platform/feature.ts';
import { type CourseRole, can } from '#platform/http/capabilities.ts';
import { mayTeachersPublish } from '#platform/http/course-access.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { copyCourse } from './copy-course.ts';
import { createCourse } from './create-course.ts';
import { exportCourses } from './export-courses.ts';
import { mostOf, studioCourseList } from './list-courses.ts';
import { presentStudioCourse } from './present.ts';
import { readCompletionFigures } from './read-figures.ts';

export const courseRoutes: Routes = (serve, platform) => {
  serve(getStudioCourses, async (request) => {
    const { query } = request;
    const scope = studioScope(request.caller);
    const teachersPublish = await mayTeachersPublish(platform.db);
    const mayPublish = (courseRole: CourseRole | null) =>
      can(request.caller, 'course:publish', { courseRole, teachersPublish });
    const { rows, total } = await readList(platform, query.search, (db) =>
      studioCourseList(db, scope, query),
    );
    const meta = boundedMeta(
      { page: query.page, per_page: limits.coursesPerPage },
      total,
      mostOf(query.search),
    );
    return { courses: { data: rows.map((row) => presentStudioCourse(row, mayPublish)), meta } };
  });

  serve(getStudioCoursesExport, async ({ caller, query }, reply) =>
    sendCsv(reply, 'courses', exportCourses(platform, { caller, query })),
  );

  serve(postStudioCourses, async (request) => {
    const { name, category_id: category = null } = request.body;
    const input = { caller: request.caller, name, category };
    const { id, undo } = await createCourse(platform, input);
    return { course: { id }, undo };
  });

  serve(getStudioCoursesByIdCompletion, (request) =>
    readCompletionFigures(platform.db, request.params.id),
  );

  serve(postStudioCoursesByIdCopy, async (request) => {
    const include = new Set(request.body.include);
    const input = { caller: request.caller, course: request.params.id, include };
    const { id, undo } = await copyCourse(platform, input);
    return { course: { id }, undo };
  });
};
