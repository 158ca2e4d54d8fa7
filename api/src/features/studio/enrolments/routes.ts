import { studioItemParams } from '@nibras/contract/learning/courses/studio/shapes.ts';
import {
  endBody,
  enrolmentAnswer,
  enrolmentChangeAnswer,
  enrolmentParams,
  enrolmentsAnswer,
  enrolmentsQuery,
  extendBody,
  grantAnswer,
  grantBody,
} from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { enrolments as limits } from '@nibras/contract/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { found } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { accessScope } from './access-scope.ts';
import { endAccess } from './end-access.ts';
import { enrolmentById, enrolmentIn, enrolmentPage } from './enrolment-query.ts';
import { entitlementsOf } from './entitlement-query.ts';
import { extendAccess } from './extend-access.ts';
import { grantCourse } from './grant-course.ts';
import { presentEnrolment, presentEntitlement } from './present.ts';

export const enrolmentRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/studio/enrolments',
    {
      config: { searchable: true },
      schema: { querystring: enrolmentsQuery, response: { 200: enrolmentsAnswer } },
    },
    async (request) => {
      const scope = await accessScope(db, signedIn(request));
      const { search, page } = request.query;
      const now = platform.now();
      const { rows, total } = await readList(platform, search, (on) =>
        enrolmentPage(on, scope, { ...request.query, now }),
      );
      const meta = listMeta({ page, per_page: limits.perPage }, total);
      return { enrolments: { data: rows.map(presentEnrolment), meta } };
    },
  );

  app.get(
    '/api/studio/enrolments/:id',
    { schema: { params: enrolmentParams, response: { 200: enrolmentAnswer } } },
    async (request) => {
      const scope = await accessScope(db, signedIn(request));
      const row = found(await enrolmentById(db, scope, request.params.id), 'enrolment-not-found');
      const reasons = await entitlementsOf(db, { course: row.courseId, person: row.personId });
      return {
        enrolment: presentEnrolment(row),
        entitlements: reasons.map(presentEntitlement),
      };
    },
  );

  app.post(
    '/api/studio/courses/:id/members',
    {
      config: { freshProof: true },
      schema: { params: studioItemParams, body: grantBody, response: { 200: grantAnswer } },
    },
    async (request) => {
      const { person, until = null, note } = request.body;
      const course = request.params.id;
      const caller = signedIn(request);
      const granted = await grantCourse(platform, { caller, course, person, until, note });
      const row = await enrolmentIn(db, { course, person: granted.person });
      return {
        message: 'سُجّل في الكورس.',
        enrolment: presentEnrolment(found(row, 'enrolment-not-found')),
        undo: granted.undo,
      };
    },
  );

  app.post(
    '/api/studio/enrolments/extend',
    {
      config: { freshProof: true },
      schema: { body: extendBody, response: { 200: enrolmentChangeAnswer } },
    },
    async (request) => {
      const { enrolments: ids, note, ...wanted } = request.body;
      const caller = signedIn(request);
      const result = await extendAccess(platform, { caller, ids, wanted, note });
      return { message: 'مُدّد الاشتراك.', ...result };
    },
  );

  app.post(
    '/api/studio/enrolments/end',
    { schema: { body: endBody, response: { 200: enrolmentChangeAnswer } } },
    async (request) => {
      const { enrolments: ids, at = null } = request.body;
      const result = await endAccess(platform, { caller: signedIn(request), ids, at });
      return { message: 'أُنهي الاشتراك.', ...result };
    },
  );
};
