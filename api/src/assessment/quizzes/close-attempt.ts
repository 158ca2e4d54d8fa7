import { sql } from 'drizzle-orm';
import { grade, scoreOf } from '#assessment/grading/index.ts';
import { revokeCompletion, saveProgress } from '#learning/lectures/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { hasPassed } from './has-passed.ts';
import { type AttemptQuestion, type AttemptRow, attemptsOf, questionsOf } from './queries.ts';

/** The costs of the hints that were opened, in per cent. */
export const hintCosts = ({ asked, version }: AttemptQuestion): number[] =>
  version.hints.slice(0, asked.hintsOpened).map(({ cost }) => cost);

/** The score of a question; null where a person has to mark it. A text that nobody wrote needs no one to mark it. */
export function scoreQuestion(question: AttemptQuestion): number | null {
  const { asked, version } = question;
  if (version.kind === 'essay' && !asked.answer?.text?.trim()) return 0;
  const { share } = grade(version, asked.answer ?? {});
  return scoreOf({ points: asked.points, share, hintCosts: hintCosts(question) });
}

/** Whether another attempt of the same person completes the lecture. */
async function hasOtherCompletion(tx: Transaction, attempt: AttemptRow): Promise<boolean> {
  const { id, lectureId: lecture, personId: person } = attempt;
  const others = await attemptsOf(tx, { lecture, person });
  return others.some(
    ({ id: other, passed, state, rules }) =>
      other !== id && (passed || (state !== 'open' && rules.passMark === null)),
  );
}

/**
 * Stores the state of an attempt whose questions have these scores. A passed one, and without a pass mark every one, marks
 * its lecture as watched; one that has passed no more takes that back.
 */
export async function storeOutcome(
  tx: Transaction,
  attempt: AttemptRow,
  { scores, handedInAt, now }: { scores: readonly (number | null)[]; handedInAt: Date; now: Date },
): Promise<{ state: 'marking' | 'done'; score: number | null }> {
  const isMarked = scores.every((score) => score !== null);
  const score = isMarked
    ? Math.round(scores.reduce<number>((sum, one) => sum + (one ?? 0), 0) * 100) / 100
    : null;
  const passed = score === null ? null : hasPassed(attempt.rules, { score, max: attempt.maxScore });
  const state = isMarked ? 'done' : 'marking';
  await tx.execute(sql`update quiz_attempts
    set state = ${state}, handed_in_at = ${handedInAt.toISOString()}, score = ${score}::numeric, passed = ${passed}::boolean
    where id = ${attempt.id}`);
  const { lectureId: lecture, personId: person } = attempt;
  if (passed || attempt.rules.passMark === null) {
    await saveProgress(tx, { lecture, person, status: 'endWatch', position: 0, now });
  } else if (attempt.passed && !(await hasOtherCompletion(tx, attempt))) {
    // What was watched before the attempt stays watched.
    await revokeCompletion(tx, { lecture, person, since: attempt.handedInAt ?? now });
  }
  return { state, score };
}

/**
 * Submits an attempt that the transaction has locked: marks every answer but the texts that a person marks. It counts as
 * submitted at its end at the latest, no matter who came later to find it.
 */
export async function closeAttempt(
  tx: Transaction,
  { attempt, now }: { attempt: AttemptRow; now: Date },
): Promise<'marking' | 'done'> {
  const questions = await questionsOf(tx, attempt.id);
  const scores = questions.map(scoreQuestion);
  const positions = questions.map(({ asked }) => asked.position);
  await tx.execute(sql`update attempt_questions set score = marked.score
    from unnest(${sql.param(positions)}::int[], ${sql.param(scores)}::numeric[]) marked(position, score)
    where attempt_id = ${attempt.id} and attempt_questions.position = marked.position`);
  const handedInAt = attempt.endsAt && attempt.endsAt < now ? attempt.endsAt : now;
  return (await storeOutcome(tx, attempt, { scores, handedInAt, now })).state;
}
