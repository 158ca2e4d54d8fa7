import { reportBody } from '@nibras/contract/conversation/moderation/shapes.ts';
import {
  answerBody,
  answeredAnswer,
  decideBody,
  moderatedParams,
  moderationAnswer,
  moderationQuery,
} from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { undoableAnswer } from '@nibras/contract/studio/page.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { answerThing } from './answer.ts';
import { decide } from './decide.ts';
import { readQueue } from './read-queue.ts';
import { reportThing } from './report-thing.ts';

const decided = {
  hide: 'تم الإخفاء.',
  restore: 'عاد ظاهرًا للآخرين.',
  dismiss: 'بقي كما هو.',
};

export const routes: Routes = (app, platform) => {
  app.post(
    '/api/reports',
    {
      config: { skipInvalidation: true },
      schema: { body: reportBody, response: { 200: messageAnswer } },
    },
    async (request) => {
      await reportThing(platform, { caller: signedIn(request), ...request.body });
      return { message: 'وصل بلاغك إلى المشرفين. شكرًا لك.' };
    },
  );

  app.get(
    '/api/studio/moderation',
    {
      config: { searchable: true },
      schema: { querystring: moderationQuery, response: { 200: moderationAnswer } },
    },
    (request) => readQueue(platform, { caller: signedIn(request), query: request.query }),
  );

  app.post(
    '/api/studio/moderation/:kind/:id',
    { schema: { params: moderatedParams, body: decideBody, response: { 200: undoableAnswer } } },
    async (request) => {
      const { act, reason } = request.body;
      const { undo } = await decide(platform, {
        caller: signedIn(request),
        ...request.params,
        act,
        reason,
      });
      return { message: decided[act], undo };
    },
  );

  app.put(
    '/api/studio/moderation/:kind/:id/answer',
    { schema: { params: moderatedParams, body: answerBody, response: { 200: answeredAnswer } } },
    async (request) => {
      const { undo } = await answerThing(platform, {
        caller: signedIn(request),
        ...request.params,
        ...request.body,
      });
      return { message: request.body.text ? 'أُرسل ردك.' : 'حُذف الرد.', undo };
    },
  );
};
