import { defaultRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { quizColumns } from './queries.ts';

/**
 * A lecture's quiz as it is published.
 * @throws AppError not-a-quiz, also where the lecture is of another type or has no questions
 */
export async function quizOf(db: Queryable, lecture: number) {
  const row = await quizColumns(db, lecture);
  if (row?.type !== 'quiz' || !row.items?.length) throw new AppError('not-a-quiz');
  return {
    lecture,
    course: row.course,
    name: row.name,
    items: row.items,
    rules: row.rules ?? defaultRules,
  };
}
export type Quiz = Awaited<ReturnType<typeof quizOf>>;
