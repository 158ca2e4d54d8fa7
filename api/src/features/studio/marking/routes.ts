import { Readable } from 'node:stream';
import {
  giveAttemptBody,
  markingAnswer,
  markingDoneAnswer,
  markingQuery,
  marksAnswer,
  marksQuery,
  markTextBody,
  markTextParams,
  studentAttemptAnswer,
  studentWorkAnswer,
  studentWorkParams,
} from '@nibras/contract/assessment/marking/studio/shapes.ts';
import { studioItemParams } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { costly } from '@nibras/contract/limits.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { readList } from '#platform/search/read-list.ts';
import { exportMarks } from './export-marks.ts';
import { giveAttempt } from './give-attempt.ts';
import { listMarks } from './list-marks.ts';
import { markWaitingText } from './mark-waiting-text.ts';
import { readStudentAttempt, readStudentWork } from './read-student-work.ts';
import { requireMarker } from './scope.ts';
import { listWaitingTexts } from './waiting-query.ts';

/** Marking texts, and the marks of a course, for those who mark it. */
export const markingRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/studio/marking',
    { schema: { querystring: markingQuery, response: { 200: markingAnswer } } },
    (request) => listWaitingTexts(db, signedIn(request), request.query),
  );

  app.put(
    '/api/studio/marking/:id/:position',
    {
      schema: { params: markTextParams, body: markTextBody, response: { 200: markingDoneAnswer } },
    },
    async (request) => {
      const { id: attempt, position } = request.params;
      const marked = { caller: signedIn(request), attempt, position, ...request.body };
      const { undo } = await markWaitingText(platform, marked);
      return { message: 'حُفظت الدرجة.', undo };
    },
  );

  app.get(
    '/api/studio/courses/:id/marks',
    {
      config: { searchable: true },
      schema: { params: studioItemParams, querystring: marksQuery, response: { 200: marksAnswer } },
    },
    async (request) => {
      const { params, query } = request;
      await requireMarker(db, params.id, signedIn(request));
      return readList(platform, query.search, (reading) => listMarks(reading, params.id, query));
    },
  );

  app.get(
    '/api/studio/courses/:id/marks/export',
    {
      config: {
        freshProof: true,
        rateLimit: perPerson(costly.exportsPerMinutePerPerson),
      },
      schema: { params: studioItemParams, response: { 200: z.any() } },
    },
    async (request, reply) => {
      await requireMarker(db, request.params.id, signedIn(request));
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="marks.csv"')
        .send(Readable.from(exportMarks(db, request.params.id)));
    },
  );

  app.get(
    '/api/studio/lectures/:id/work/:person',
    { schema: { params: studentWorkParams, response: { 200: studentWorkAnswer } } },
    (request) => {
      const { id: lecture, person } = request.params;
      return readStudentWork(db, { caller: signedIn(request), lecture, person });
    },
  );

  app.post(
    '/api/studio/lectures/:id/work/:person/attempts',
    {
      schema: {
        params: studentWorkParams,
        body: giveAttemptBody,
        response: { 200: markingDoneAnswer },
      },
    },
    async (request) => {
      const { id: lecture, person } = request.params;
      const given = { caller: signedIn(request), lecture, person, ...request.body };
      const { undo } = await giveAttempt(platform, given);
      return { message: 'مُنح الطالب محاولة إضافية.', undo };
    },
  );

  app.get(
    '/api/studio/attempts/:id',
    { schema: { params: studioItemParams, response: { 200: studentAttemptAnswer } } },
    (request) => readStudentAttempt(db, request.params.id, signedIn(request)),
  );
};
