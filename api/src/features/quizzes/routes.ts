import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import {
  attemptAnswer,
  attemptParams,
  attemptQuestionParams,
  openHintAnswer,
  openHintQuery,
  quizAnswer,
  quizParams,
  saveAnswerAnswer,
  saveAnswerBody,
} from '@nibras/contract/assessment/quizzes/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { handIn } from './hand-in.ts';
import { openHint } from './open-hint.ts';
import { presentAttempt, presentQuiz } from './present.ts';
import { readAttempt } from './read-attempt.ts';
import { readQuiz } from './read-quiz.ts';
import { saveAnswer } from './save-answer.ts';
import { startAttempt } from './start-attempt.ts';

const hour = 60 * 60_000;
/** Nothing that others see changes; marks and what is watched are read afresh for each person. */
const limitedTo = (max: number, timeWindow = 60_000) => ({
  skipInvalidation: true,
  rateLimit: { ...perPerson(max), timeWindow },
});

export const visitorRoutes: Routes = (app, platform) => {
  app.get(
    '/api/quizzes/:lecture',
    { schema: { params: quizParams, response: { 200: quizAnswer } } },
    async ({ params, caller }) =>
      presentQuiz(await readQuiz(platform, { lecture: params.lecture, caller })),
  );
};

export const memberRoutes: Routes = (app, platform) => {
  app.post(
    '/api/quizzes/:lecture/attempts',
    {
      config: limitedTo(limits.startsPerHourPerPerson, hour),
      schema: { params: quizParams, response: { 200: attemptAnswer } },
    },
    async (request) => {
      const caller = signedIn(request);
      const id = await startAttempt(platform, { lecture: request.params.lecture, caller });
      return presentAttempt(await readAttempt(platform, { id, caller }));
    },
  );

  app.get(
    '/api/attempts/:id',
    { schema: { params: attemptParams, response: { 200: attemptAnswer } } },
    async (request) =>
      presentAttempt(
        await readAttempt(platform, { id: request.params.id, caller: signedIn(request) }),
      ),
  );

  app.put(
    '/api/attempts/:id/answers/:position',
    {
      config: limitedTo(limits.savesPerMinutePerPerson),
      schema: {
        params: attemptQuestionParams,
        body: saveAnswerBody,
        response: { 200: saveAnswerAnswer },
      },
    },
    async (request) => {
      const { id: attempt, position } = request.params;
      const options = { attempt, position, caller: signedIn(request), ...request.body };
      const { save, savedAt, endsAt } = await saveAnswer(platform, options);
      return {
        save,
        saved_at: savedAt.toISOString(),
        ends_at: endsAt?.toISOString() ?? null,
        now: platform.now().toISOString(),
      };
    },
  );

  app.post(
    '/api/attempts/:id/hints/:position',
    {
      config: limitedTo(limits.savesPerMinutePerPerson),
      schema: {
        params: attemptQuestionParams,
        querystring: openHintQuery,
        response: { 200: openHintAnswer },
      },
    },
    async (request) => {
      const { id: attempt, position } = request.params;
      const { opened } = request.query;
      const caller = signedIn(request);
      return { hints: await openHint(platform, { attempt, position, caller, opened }) };
    },
  );

  app.post(
    '/api/attempts/:id/hand-in',
    {
      config: limitedTo(limits.savesPerMinutePerPerson),
      schema: { params: attemptParams, response: { 200: attemptAnswer } },
    },
    async (request) => {
      const own = { id: request.params.id, caller: signedIn(request) };
      await handIn(platform, own);
      return presentAttempt(await readAttempt(platform, own));
    },
  );
};
