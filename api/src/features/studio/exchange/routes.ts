import {
  checkExchangeAnswer,
  exportQuestionsQuery,
  importQuestionsAnswer,
  importQuestionsBody,
} from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { exchange as limits } from '@nibras/contract/assessment/limits.ts';
import { studioItemParams } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { authoriseCourse, courseTarget } from '../change-courses.ts';
import { checkQuestions } from './check-questions.ts';
import { exportQuestions } from './export-questions.ts';
import { importQuestions } from './import-questions.ts';

const file = { field: 'questions', maxBytes: limits.maxBytes };
const questions = z.instanceof(Buffer);

/** Questions from and for other programs, for those who edit the course. */
export const exchangeRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.post(
    '/api/studio/courses/:id/questions/import/check',
    {
      config: { file, rateLimit: perPerson(limits.checksPerMinutePerPerson) },
      schema: {
        params: studioItemParams,
        body: z.object({ questions }),
        response: { 200: checkExchangeAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      const target = await courseTarget(db, params.id, signedIn(request));
      authoriseCourse(signedIn(request), 'edit', { ...target, missing: 'course-not-found' });
      const { check } = await checkQuestions(db, { course: params.id, bytes: body.questions });
      return { check };
    },
  );

  app.post(
    '/api/studio/courses/:id/questions/import',
    {
      config: { file, rateLimit: perPerson(limits.importsPerMinutePerPerson) },
      schema: {
        params: studioItemParams,
        body: importQuestionsBody.extend({ questions }),
        response: { 200: importQuestionsAnswer },
      },
    },
    async (request) => {
      const { client_key: clientKey, questions: bytes } = request.body;
      const asked = { caller: signedIn(request), course: request.params.id, bytes, clientKey };
      const made = await importQuestions(platform, asked);
      return { message: 'أضفنا الأسئلة إلى البنك مسودات.', ...made };
    },
  );

  app.get(
    '/api/studio/courses/:id/questions/export',
    {
      config: { rateLimit: perPerson(limits.exportsPerMinutePerPerson) },
      schema: {
        params: studioItemParams,
        querystring: exportQuestionsQuery,
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const asked = { caller: signedIn(request), course: request.params.id, format };
      const text = await exportQuestions(db, asked);
      const [type, ending] = format === 'xml' ? ['application/xml', 'xml'] : ['text/plain', 'txt'];
      return reply
        .type(`${type}; charset=utf-8`)
        .header('Content-Disposition', `attachment; filename="questions.${ending}"`)
        .send(text);
    },
  );
};
