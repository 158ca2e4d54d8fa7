import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import type { Mark } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { sameOutput } from '@nibras/contract/text/same-output.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { eq } from 'drizzle-orm';
import { scoreOf } from '#assessment/grading/index.ts';
import { factsChanged } from '#learning/completion/index.ts';
import { saveProgress } from '#learning/lectures/index.ts';
import { exerciseAttempts } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { openExercise } from './open-exercise.ts';
import { lockAttempt } from './queries.ts';
import { withStartFiles } from './with-start-files.ts';

interface SubmissionOptions {
  attempt: number;
  caller: Caller;
  files: CodeFile[];
  /** What the program printed for each input; null where it failed. */
  outputs: (string | null)[];
  /** The browser's word that all shown tests passed. */
  shownPassed: boolean;
}

const wrongCount = () =>
  new AppError('invalid-input', {
    errors: { outputs: [wording`عدد النتائج ليس بعدد {=الاختبارات} المخفية.`] },
  });

/**
 * Compares what a program printed with what was expected, and keeps program, outputs and results. An exercise without
 * hidden tests is solved by the browser's word, and gives no mark. A solved exercise marks its lecture as watched in the
 * same transaction.
 * @throws AppError attempt-not-found, attempt-handed-in, attempt-expired, invalid-input, lecture-not-found, lecture-locked,
 *   not-an-exercise
 */
export async function submit(
  { db, now, jobs }: Pick<Platform, 'db' | 'now' | 'jobs'>,
  { attempt: id, caller, files, outputs, shownPassed }: SubmissionOptions,
): Promise<{ results: boolean[]; solved: boolean; mark: Mark | null }> {
  return db.transaction(async (tx) => {
    const attempt = orThrow(await lockAttempt(tx, { id, person: caller.id }), 'attempt-not-found');
    const exercise = await openExercise(tx, { lecture: attempt.lectureId, caller });
    if (attempt.handedInAt) throw new AppError('attempt-handed-in');
    const handedInAt = now();
    if (handedInAt > attempt.expiresAt) throw new AppError('attempt-expired');
    const { tests, rules, maxScore } = attempt;
    if (outputs.length !== tests.length) throw wrongCount();

    const results = tests.map(({ expected }, index) => {
      const printed = outputs[index];
      return typeof printed === 'string' && sameOutput(expected, printed, rules.exactOutput);
    });
    const isMarked = tests.length > 0;
    const solved = isMarked ? results.every(Boolean) : shownPassed;
    const share = isMarked ? results.filter(Boolean).length / tests.length : 0;
    const score = scoreOf({ points: maxScore, share });
    await tx
      .update(exerciseAttempts)
      .set({
        handedInAt,
        files: withStartFiles(exercise.files, files),
        outputs: outputs.map((output) => output?.slice(0, limits.keptOutputLength) ?? null),
        results,
        score,
        passed: solved,
      })
      .where(eq(exerciseAttempts.id, id));
    if (solved) {
      await saveProgress(tx, {
        lecture: attempt.lectureId,
        person: caller.id,
        status: 'endWatch',
        position: 0,
        now: handedInAt,
      });
    }
    await factsChanged({ jobs }, tx, { person: caller.id, lecture: attempt.lectureId });
    return { results, solved, mark: isMarked ? { score, max: maxScore, passed: solved } : null };
  });
}
