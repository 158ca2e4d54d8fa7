import type { QuizRules, ShowTime } from '@nibras/contract/assessment/quizzes/shapes.ts';
import type { AttemptRow } from './queries.ts';

/**
 * The rules by which an attempt is shown: time, pass mark and order are those with which it began, and what is counted and
 * shown goes by the quiz as it is now, so that a teacher can hide at once what should not be seen.
 */
export const shownRules = (attempt: Pick<AttemptRow, 'rules'>, now: QuizRules): QuizRules => ({
  ...attempt.rules,
  attempts: now.attempts,
  counts: now.counts,
  results: now.results,
  keys: now.keys,
});

/** What is shown of an attempt that is over. */
export interface Shown {
  results: boolean;
  keys: boolean;
}

/**
 * What a learner sees of an attempt. Nothing while it is open; and no key of an earlier one while another is open, because
 * it may ask the same.
 * @param attempts all attempts of the learner at the quiz
 * @param left the attempts that are left; null without a limit
 */
export function shownOf(
  attempt: Pick<AttemptRow, 'state'>,
  {
    rules,
    attempts,
    left,
  }: {
    rules: QuizRules;
    attempts: readonly Pick<AttemptRow, 'state' | 'passed'>[];
    left: number | null;
  },
): Shown {
  if (attempt.state === 'open') return { results: false, keys: false };
  const isOpen = attempts.some(({ state }) => state === 'open');
  const hasEnded = (left === 0 && !isOpen) || attempts.some(({ passed }) => passed);
  const isShown = (when: ShowTime) => when === 'attempt' || (when === 'last' && hasEnded);
  return { results: isShown(rules.results), keys: isShown(rules.keys) && !isOpen };
}
