import { postReports } from '@nibras/contract/conversation/moderation/calls.ts';
import {
  getStudioModeration,
  getStudioModerationByKindById,
  postStudioModerationByKindById,
  putStudioModerationByKindByIdAnswer,
} from '@nibras/contract/conversation/moderation/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { answerThing } from './answer.ts';
import { decide } from './decide.ts';
import { readModerated, readQueue } from './read-queue.ts';
import { reportThing } from './report-thing.ts';

const decided = {
  hide: 'أُخفي.',
  restore: 'عاد ظاهرًا للآخرين.',
  dismiss: 'بقي كما هو.',
};

export const routes: Routes = (serve, platform) => {
  serve(postReports, async (request) => {
    await reportThing(platform, { caller: request.caller, ...request.body });
    return { message: 'وصل بلاغك إلى المشرفين. شكرًا لك.' };
  });

  serve(getStudioModeration, (request) =>
    readQueue(platform, { caller: request.caller, query: request.query }),
  );

  serve(getStudioModerationByKindById, async (request) => ({
    item: await readModerated(platform, { caller: request.caller, ...request.params }),
  }));

  serve(postStudioModerationByKindById, async (request) => {
    const { act, reason, seen } = request.body;
    const { undo } = await decide(platform, {
      caller: request.caller,
      ...request.params,
      act,
      reason,
      seen,
    });
    return { message: decided[act], undo };
  });

  serve(putStudioModerationByKindByIdAnswer, async (request) => {
    const { undo } = await answerThing(platform, {
      caller: request.caller,
      ...request.params,
      ...request.body,
      seen: request.body.seen,
    });
    return { message: request.body.text ? 'أُرسل ردك.' : 'حُذف الرد.', undo };
  });
};
