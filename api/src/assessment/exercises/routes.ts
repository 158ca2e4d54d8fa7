import {
  getExercisesByLecture,
  postExercisesByLectureAttempts,
  putExerciseAttemptsById,
  putExercisesByLectureWork,
} from '@nibras/contract/assessment/exercises/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { presentExercise } from './present.ts';
import { readExercise } from './read-exercise.ts';
import { saveWork } from './save-work.ts';
import { startAttempt } from './start-attempt.ts';
import { submit } from './submit.ts';

export const visitorRoutes: Routes = (serve, platform) => {
  serve(getExercisesByLecture, async ({ params, caller }) =>
    presentExercise(await readExercise(platform.db, { lecture: params.lecture, caller })),
  );
};

export const memberRoutes: Routes = (serve, platform) => {
  serve(putExercisesByLectureWork, async (request) => {
    const { save, savedAt, stored } = await saveWork(platform, {
      lecture: request.params.lecture,
      caller: request.caller,
      ...request.body,
    });
    return { save, saved_at: savedAt.toISOString(), stored };
  });

  serve(postExercisesByLectureAttempts, async (request) => {
    const { id, tests, expiresAt } = await startAttempt(platform, {
      lecture: request.params.lecture,
      caller: request.caller,
    });
    const inputs = tests.map(({ input }) => input);
    return { attempt: { id, inputs, expires_at: expiresAt.toISOString() } };
  });

  serve(putExerciseAttemptsById, async (request) => {
    const { files, outputs, shown_passed: shownPassed } = request.body;
    const { results, solved, mark } = await submit(platform, {
      attempt: request.params.id,
      caller: request.caller,
      files,
      outputs,
      shownPassed,
    });
    return { passed: results, solved, mark };
  });
};
