import type { Caller } from '#platform/http/access.ts';
import { attemptsLeft } from './attempts-left.ts';
import { drawQuestions } from './draw-questions.ts';
import { openQuiz } from './open-quiz.ts';
import { attemptsOf } from './queries.ts';
import { questionPool } from './question-pool.ts';
import type { Quiz } from './quiz-of.ts';
import { submitOverdue } from './submit-overdue.ts';
import type { SubmitPlatform } from './submit-platform.ts';

type Pool = Awaited<ReturnType<typeof questionPool>>;

/** The number of questions, and their points; null where these depend on what is drawn. */
function sizeOf({ items }: Quiz, pool: Pool): { questions: number; points: number | null } {
  const drawn = drawQuestions(items, pool);
  const areEqual = items.every((item) => {
    if ('question' in item) return true;
    const points = pool.filter(({ tags }) => tags.includes(item.tag)).map((one) => one.points);
    return new Set(points).size <= 1;
  });
  const points = drawn.reduce((sum, question) => sum + question.points, 0);
  return { questions: drawn.length, points: areEqual ? points : null };
}

/**
 * What a learner sees of a quiz before an attempt, with one's own attempts.
 * @throws AppError lecture-not-found, lecture-locked, not-a-quiz
 */
export async function readQuiz(
  platform: SubmitPlatform,
  { lecture, caller }: { lecture: number; caller: Caller | null },
) {
  const { db } = platform;
  const { quiz, isStaff } = await openQuiz(db, { lecture, caller });
  const size = sizeOf(quiz, await questionPool(db, quiz));
  if (!caller) return { quiz, size, attempts: [], left: quiz.rules.attempts, mayStart: false };
  const place = { lecture, person: caller.id };
  await submitOverdue(platform, place);
  const attempts = await attemptsOf(db, place);
  const left = isStaff ? null : await attemptsLeft(db, { ...place, rules: quiz.rules, attempts });
  const isOpen = attempts.some(({ state }) => state === 'open');
  return { quiz, size, attempts, left, mayStart: !isOpen && left !== 0 && size.questions > 0 };
}
export type ReadQuiz = Awaited<ReturnType<typeof readQuiz>>;
