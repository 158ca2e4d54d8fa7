import {
  getStudioEnrolments,
  getStudioEnrolmentsById,
  getStudioEnrolmentsExport,
  postStudioCoursesByIdMembers,
  postStudioEnrolmentsEnd,
  postStudioEnrolmentsExtend,
} from '@nibras/contract/learning/enrolment/studio/calls.ts';
import { enrolments as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { studioScope } from '#learning/staff/index.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { endAccess } from './end-access.ts';
import { enrolmentById, enrolmentIn, enrolmentPage } from './enrolment-query.ts';
import { entitlementsOf } from './entitlement-query.ts';
import { exportEnrolments } from './export-enrolments.ts';
import { extendAccess } from './extend-access.ts';
import { grantCourse } from './grant-course.ts';
import { presentEnrolment, presentEntitlement } from './present.ts';

export const enrolmentRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioEnrolments, async (request) => {
    const scope = studioScope(request.caller);
    const { search, page } = request.query;
    const now = platform.now();
    const { rows, total } = await readList(platform, search, (on) =>
      enrolmentPage(on, scope, { ...request.query, now }),
    );
    const meta = boundedMeta({ page, per_page: limits.perPage }, total);
    return { enrolments: { data: rows.map(presentEnrolment), meta } };
  });

  serve(getStudioEnrolmentsExport, async ({ caller, query }, reply) =>
    sendCsv(reply, 'enrolments', await exportEnrolments(platform, { caller, query })),
  );

  serve(getStudioEnrolmentsById, async (request) => {
    const scope = studioScope(request.caller);
    const row = orThrow(await enrolmentById(db, scope, request.params.id), 'enrolment-not-found');
    const reasons = await entitlementsOf(db, { course: row.courseId, person: row.personId });
    return {
      enrolment: presentEnrolment(row),
      entitlements: reasons.map(presentEntitlement),
    };
  });

  serve(postStudioCoursesByIdMembers, async (request) => {
    const { person, until = null, note } = request.body;
    const course = request.params.id;
    const { caller } = request;
    const granted = await grantCourse(platform, { caller, course, person, until, note });
    const row = await enrolmentIn(db, { course, person: granted.person });
    return {
      message: wording`سُجّل في الكورس.`,
      enrolment: presentEnrolment(orThrow(row, 'enrolment-not-found')),
      undo: granted.undo,
    };
  });

  serve(postStudioEnrolmentsExtend, async (request) => {
    const { enrolments: ids, note, ...wanted } = request.body;
    const { caller } = request;
    const { until, ...made } = await extendAccess(platform, { caller, ids, wanted, note });
    return { message: 'مُدّد الاشتراك.', ...made, until: until?.toISOString() ?? null };
  });

  serve(postStudioEnrolmentsEnd, async (request) => {
    const { enrolments: ids, at = null } = request.body;
    const result = await endAccess(platform, { caller: request.caller, ids, at });
    return { message: 'أُنهي الاشتراك.', ...result };
  });
};
