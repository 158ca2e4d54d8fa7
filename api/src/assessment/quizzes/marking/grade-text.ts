import { and, eq } from 'drizzle-orm';
import { scoreOf } from '#assessment/grading/index.ts';
import { factsChanged } from '#learning/completion/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { attemptQuestions } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { hintCosts, storeOutcome } from '../close-attempt.ts';
import { lockAttempt, questionsOf } from '../queries.ts';
import type { SubmitPlatform } from '../submit-platform.ts';
import { notifyLearner } from './notify-learner.ts';

/** How a text was marked. */
export interface TextMark {
  score: number | null;
  note: string;
  markedBy: number | null;
  markedAt: string | null;
}

interface MarkOptions {
  attempt: number;
  position: number;
  now: Date;
  /** What is stored; the points are those before the hints' cost. */
  mark: { points: number; note: string; by: number } | TextMark;
}

/**
 * Marks a text of an attempt that was submitted, or marks it anew. The attempt has its score once nothing in it waits.
 * @returns how it was marked before, for the undo
 * @throws AppError attempt-not-found, invalid-input for more points than the question has
 */
export async function gradeText(
  platform: SubmitPlatform,
  tx: Transaction,
  { attempt: id, position, mark, now }: MarkOptions,
): Promise<TextMark> {
  const attempt = orThrow(await lockAttempt(tx, id), 'attempt-not-found');
  const questions = await questionsOf(tx, id);
  const question = questions.find(({ asked }) => asked.position === position);
  if (attempt.state === 'open' || question?.version.kind !== 'essay') {
    throw new AppError('attempt-not-found');
  }
  const { asked } = question;
  if ('points' in mark && mark.points > asked.points) throw new AppError('invalid-input');
  const next: TextMark =
    'points' in mark
      ? {
          score: scoreOf({
            points: asked.points,
            share: mark.points / asked.points,
            hintCosts: hintCosts(question),
          }),
          note: mark.note,
          markedBy: mark.by,
          markedAt: now.toISOString(),
        }
      : mark;
  await tx
    .update(attemptQuestions)
    .set({ ...next, markedAt: next.markedAt ? new Date(next.markedAt) : null })
    .where(and(eq(attemptQuestions.attemptId, id), eq(attemptQuestions.position, position)));
  const scores = questions.map((one) => (one === question ? next.score : one.asked.score));
  const handedInAt = attempt.handedInAt ?? now;
  const { score } = await storeOutcome(tx, attempt, { scores, handedInAt, now });
  await factsChanged(platform, tx, { person: attempt.personId, lecture: attempt.lectureId });
  await notifyLearner(platform, tx, attempt, score);
  return {
    score: asked.score,
    note: asked.note,
    markedBy: asked.markedBy,
    markedAt: asked.markedAt?.toISOString() ?? null,
  };
}
