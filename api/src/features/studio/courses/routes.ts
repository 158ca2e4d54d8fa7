import { studioCompletion } from '@nibras/contract/learning/completion/shapes.ts';
import {
  copyCourseBody,
  madeCourseAnswer,
  makeCourseBody,
  studioCoursesAnswer,
  studioCoursesQuery,
  studioItemParams,
} from '@nibras/contract/learning/courses/studio/shapes.ts';
import { costly, studio as limits } from '@nibras/contract/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { studioScope } from '../scope.ts';
import { copyCourse } from './copy-course.ts';
import { studioCourseList } from './list-courses.ts';
import { makeCourse } from './make-course.ts';
import { presentStudioCourse } from './present.ts';
import { readCompletionFigures } from './read-figures.ts';

export const courseRoutes: Routes = (app, platform) => {
  app.get(
    '/api/studio/courses',
    {
      config: { searchable: true },
      schema: { querystring: studioCoursesQuery, response: { 200: studioCoursesAnswer } },
    },
    async (request) => {
      const { query } = request;
      const scope = await studioScope(platform.db, signedIn(request));
      const { rows, total } = await readList(platform, query.search, (db) =>
        studioCourseList(db, scope, query),
      );
      const meta = listMeta({ page: query.page, per_page: limits.coursesPerPage }, total);
      return { courses: { data: rows.map(presentStudioCourse), meta } };
    },
  );

  app.post(
    '/api/studio/courses',
    { schema: { body: makeCourseBody, response: { 200: madeCourseAnswer } } },
    async (request) => {
      const { name, category_id: category = null } = request.body;
      const asked = { caller: signedIn(request), name, category };
      const { id, undo } = await makeCourse(platform, asked);
      return { course: { id }, undo };
    },
  );

  app.get(
    '/api/studio/courses/:id/completion',
    {
      config: { rateLimit: perPerson(costly.figuresPerMinutePerPerson) },
      schema: { params: studioItemParams, response: { 200: studioCompletion } },
    },
    (request) =>
      readCompletionFigures(platform.db, { caller: signedIn(request), course: request.params.id }),
  );

  app.post(
    '/api/studio/courses/:id/copy',
    {
      config: { rateLimit: perPerson(costly.courseCopiesPerMinutePerPerson) },
      schema: {
        params: studioItemParams,
        body: copyCourseBody,
        response: { 200: madeCourseAnswer },
      },
    },
    async (request) => {
      const include = new Set(request.body.include);
      const asked = { caller: signedIn(request), course: request.params.id, include };
      const { id, undo } = await copyCourse(platform, asked);
      return { course: { id }, undo };
    },
  );
};
