import type { QuizRules } from '@nibras/contract/assessment/quizzes/shapes.ts';

/** Whether a score passes; without a pass mark every one does. */
export const hasPassed = (
  { passMark }: Pick<QuizRules, 'passMark'>,
  { score, max }: { score: number; max: number },
): boolean => passMark === null || score * 100 >= passMark * max;
