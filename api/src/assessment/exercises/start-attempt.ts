import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  drawnCount,
  type ExerciseTest,
  isDrawn,
} from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import { eq } from 'drizzle-orm';
import { only } from '#platform/database/only.ts';
import { exerciseAttempts } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import type { Exercise } from './exercise-of.ts';
import { openExercise } from './open-exercise.ts';
import { dropExpired, openAttemptOf } from './queries.ts';

/** Draws hidden tests, in an order that nobody can foresee. */
function drawTests({ language, tests, rules }: Exercise): ExerciseTest[] {
  const hidden = tests.filter((test) => isDrawn(language, test));
  const drawn: ExerciseTest[] = [];
  for (let left = drawnCount(language, tests, rules); left > 0; left -= 1) {
    drawn.push(...hidden.splice(randomInt(hidden.length), 1));
  }
  return drawn;
}

/** Whether an attempt that is open asks what the exercise asks today. */
function isCurrent(attempt: typeof exerciseAttempts.$inferSelect, exercise: Exercise): boolean {
  return (
    isDeepStrictEqual(attempt.rules, exercise.rules) &&
    attempt.tests.length === drawnCount(exercise.language, exercise.tests, exercise.rules) &&
    attempt.tests.every((drawn) => exercise.tests.some((test) => isDeepStrictEqual(test, drawn)))
  );
}

/**
 * Begins an attempt for a mark. One that is open is continued with the same tests, so that nobody draws until the tests
 * suit.
 * @throws AppError lecture-not-found, lecture-locked, not-an-exercise
 */
export async function startAttempt(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { lecture, caller }: { lecture: number; caller: Caller },
) {
  const exercise = await openExercise(db, { lecture, caller });
  const startedAt = now();
  const expiresAt = new Date(startedAt.getTime() + limits.attemptFor);
  const place = { lecture, person: caller.id };
  return db.transaction(async (tx) => {
    await dropExpired(tx, caller.id, startedAt);
    const open = await openAttemptOf(tx, place);
    if (open && isCurrent(open, exercise)) {
      await tx.update(exerciseAttempts).set({ expiresAt }).where(eq(exerciseAttempts.id, open.id));
      return { ...open, expiresAt };
    }
    if (open) await tx.delete(exerciseAttempts).where(eq(exerciseAttempts.id, open.id));
    const tests = drawTests(exercise);
    return only(
      await tx
        .insert(exerciseAttempts)
        .values({
          lectureId: lecture,
          personId: caller.id,
          tests,
          rules: exercise.rules,
          startedAt,
          expiresAt,
          maxScore: tests.length > 0 ? exercise.rules.points : 0,
        })
        .returning(),
    );
  });
}
