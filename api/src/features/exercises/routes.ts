import {
  exerciseAnswer,
  exerciseAttemptParams,
  exerciseParams,
  handInExerciseAnswer,
  handInExerciseBody,
  saveWorkAnswer,
  saveWorkBody,
  startExerciseAnswer,
} from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { handIn } from './hand-in.ts';
import { presentExercise } from './present.ts';
import { readExercise } from './read-exercise.ts';
import { saveWork } from './save-work.ts';
import { startAttempt } from './start-attempt.ts';

const hour = 60 * 60_000;
/** Nothing that others see changes; whether a lecture is watched is read afresh for each person. */
const limitedTo = (max: number, timeWindow = 60_000) => ({
  skipInvalidation: true,
  rateLimit: { ...perPerson(max), timeWindow },
});

export const visitorRoutes: Routes = (app, platform) => {
  app.get(
    '/api/exercises/:lecture',
    { schema: { params: exerciseParams, response: { 200: exerciseAnswer } } },
    async ({ params, caller }) =>
      presentExercise(await readExercise(platform.db, { lecture: params.lecture, caller })),
  );
};

export const memberRoutes: Routes = (app, platform) => {
  app.put(
    '/api/exercises/:lecture/work',
    {
      config: limitedTo(limits.worksPerMinutePerPerson),
      schema: { params: exerciseParams, body: saveWorkBody, response: { 200: saveWorkAnswer } },
    },
    async (request) => {
      const { save, savedAt, stored } = await saveWork(platform, {
        lecture: request.params.lecture,
        caller: signedIn(request),
        ...request.body,
      });
      return { save, saved_at: savedAt.toISOString(), stored };
    },
  );

  app.post(
    '/api/exercises/:lecture/attempts',
    {
      config: limitedTo(limits.attemptsPerHourPerPerson, hour),
      schema: { params: exerciseParams, response: { 200: startExerciseAnswer } },
    },
    async (request) => {
      const { id, tests, expiresAt } = await startAttempt(platform, {
        lecture: request.params.lecture,
        caller: signedIn(request),
      });
      const inputs = tests.map(({ input }) => input);
      return { attempt: { id, inputs, expires_at: expiresAt.toISOString() } };
    },
  );

  app.put(
    '/api/exercise-attempts/:id',
    {
      config: limitedTo(limits.attemptsPerHourPerPerson, hour),
      schema: {
        params: exerciseAttemptParams,
        body: handInExerciseBody,
        response: { 200: handInExerciseAnswer },
      },
    },
    async (request) => {
      const { files, outputs, shown_passed: shownPassed } = request.body;
      const { results, solved, mark } = await handIn(platform, {
        attempt: request.params.id,
        caller: signedIn(request),
        files,
        outputs,
        shownPassed,
      });
      return { passed: results, solved, mark };
    },
  );
};
