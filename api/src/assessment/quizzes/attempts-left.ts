import type { QuizRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { extraAttemptsOf, type Place } from './queries.ts';

/** How many attempts a person has left by the rules and by what a teacher gave; null without a limit. */
export async function attemptsLeft(
  db: Queryable,
  { rules, attempts, ...place }: Place & { rules: QuizRules; attempts: readonly object[] },
): Promise<number | null> {
  if (rules.attempts === null) return null;
  return Math.max(0, rules.attempts + (await extraAttemptsOf(db, place)) - attempts.length);
}
