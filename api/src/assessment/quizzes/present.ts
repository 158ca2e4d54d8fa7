import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import type {
  AttemptAnswer,
  AttemptSummary,
  QuizAnswer,
} from '@nibras/contract/assessment/quizzes/shapes.ts';
import { countingMark, markOf } from './marks-of.ts';
import { presentReviewed, presentUnanswered } from './present-question.ts';
import type { AttemptRow } from './queries.ts';
import type { ReadAttempt } from './read-attempt.ts';
import type { ReadQuiz } from './read-quiz.ts';

export const presentSummary = (attempt: AttemptRow): AttemptSummary => ({
  id: attempt.id,
  number: attempt.number,
  state: attempt.state,
  started_at: attempt.startedAt.toISOString(),
  ends_at: attempt.endsAt?.toISOString() ?? null,
  handed_in_at: attempt.handedInAt?.toISOString() ?? null,
  mark: attempt.state === 'open' ? null : markOf(attempt),
});

export const presentQuiz = ({ quiz, size, attempts, left, mayStart }: ReadQuiz): QuizAnswer => ({
  quiz: {
    lecture: quiz.lecture,
    course: quiz.course,
    name: quiz.name,
    ...size,
    rules: quiz.rules,
    may_start: mayStart,
    attempts_left: left,
    attempts: attempts.slice(0, limits.attemptsListed).map(presentSummary),
    mark: countingMark(quiz.rules.counts, attempts),
  },
});

/** An attempt as its learner gets it. */
export function presentAttempt(page: ReadAttempt): AttemptAnswer {
  const { attempt, shown, questions } = page;
  const isReviewed = attempt.state !== 'open' && (shown.results || shown.keys);
  return {
    attempt: {
      ...presentSummary(attempt),
      lecture: page.lecture,
      course: page.course,
      name: page.name,
      rules: page.rules,
      now: page.now.toISOString(),
      ...(attempt.state === 'open' && { questions: questions.map(presentUnanswered) }),
      ...(isReviewed && { review: questions.map((one) => presentReviewed(one, shown)) }),
      attempts_left: page.left,
    },
  };
}
