import {
  getAttemptsById,
  getQuizzesByLecture,
  postAttemptsByIdHandIn,
  postAttemptsByIdHintsByPosition,
  postQuizzesByLectureAttempts,
  putAttemptsByIdAnswersByPosition,
} from '@nibras/contract/assessment/quizzes/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { openHint } from './open-hint.ts';
import { presentAttempt, presentQuiz } from './present.ts';
import { readAttempt } from './read-attempt.ts';
import { readQuiz } from './read-quiz.ts';
import { saveAnswer } from './save-answer.ts';
import { startAttempt } from './start-attempt.ts';
import { submit } from './submit.ts';

export const visitorRoutes: Routes = (serve, platform) => {
  serve(getQuizzesByLecture, async ({ params, caller }) =>
    presentQuiz(await readQuiz(platform, { lecture: params.lecture, caller })),
  );
};

export const memberRoutes: Routes = (serve, platform) => {
  serve(postQuizzesByLectureAttempts, async (request) => {
    const { caller } = request;
    const id = await startAttempt(platform, { lecture: request.params.lecture, caller });
    return presentAttempt(await readAttempt(platform, { id, caller }));
  });

  serve(getAttemptsById, async (request) =>
    presentAttempt(await readAttempt(platform, { id: request.params.id, caller: request.caller })),
  );

  serve(putAttemptsByIdAnswersByPosition, async (request) => {
    const { id: attempt, position } = request.params;
    const options = { attempt, position, caller: request.caller, ...request.body };
    const { save, savedAt, endsAt } = await saveAnswer(platform, options);
    return {
      save,
      saved_at: savedAt.toISOString(),
      ends_at: endsAt?.toISOString() ?? null,
      now: platform.now().toISOString(),
    };
  });

  serve(postAttemptsByIdHintsByPosition, async (request) => {
    const { id: attempt, position } = request.params;
    const { opened } = request.query;
    const { caller } = request;
    return { hints: await openHint(platform, { attempt, position, caller, opened }) };
  });

  serve(postAttemptsByIdHandIn, async (request) => {
    const own = { id: request.params.id, caller: request.caller };
    await submit(platform, own);
    return presentAttempt(await readAttempt(platform, own));
  });
};
