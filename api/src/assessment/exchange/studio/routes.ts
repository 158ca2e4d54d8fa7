import {
  getStudioCoursesByIdQuestionsExport,
  postStudioCoursesByIdQuestionsImport,
  postStudioCoursesByIdQuestionsImportCheck,
} from '@nibras/contract/assessment/exchange/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { checkQuestions } from './check-questions.ts';
import { exportQuestions } from './export-questions.ts';
import { importQuestions } from './import-questions.ts';

/** Questions from and for other programs, for those who edit the course. */
export const exchangeRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(postStudioCoursesByIdQuestionsImportCheck, async (request) => {
    const { params, body } = request;
    const { check } = await checkQuestions(db, { course: params.id, bytes: body.questions });
    return { check };
  });

  serve(postStudioCoursesByIdQuestionsImport, async (request) => {
    const { client_key: clientKey, questions: bytes } = request.body;
    const asked = { caller: request.caller, course: request.params.id, bytes, clientKey };
    const made = await importQuestions(platform, asked);
    return { message: 'أضفنا الأسئلة إلى البنك مسودات.', ...made };
  });

  serve(getStudioCoursesByIdQuestionsExport, async (request, reply) => {
    const { format } = request.query;
    const text = await exportQuestions(db, { course: request.params.id, format });
    const [type, ending] = format === 'xml' ? ['application/xml', 'xml'] : ['text/plain', 'txt'];
    return reply
      .type(`${type}; charset=utf-8`)
      .header('Content-Disposition', `attachment; filename="questions.${ending}"`)
      .send(text);
  });
};
