import { defaultExerciseRules } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { exerciseColumns } from './queries.ts';

/**
 * A lecture's exercise with its hidden tests and its solution.
 * @throws AppError not-an-exercise, also where the lecture is of another type or nothing was written yet
 */
export async function exerciseOf(db: Queryable, lecture: number) {
  const row = await exerciseColumns(db, lecture);
  if (row?.type !== 'exercise' || !row.language || !row.files?.length) {
    throw new AppError('not-an-exercise');
  }
  return {
    lecture,
    course: row.course,
    name: row.name,
    html: row.body,
    language: row.language,
    files: row.files,
    solution: row.solution ?? [],
    tests: row.tests ?? [],
    hints: row.hints ?? [],
    rules: row.rules ?? defaultExerciseRules,
  };
}
export type Exercise = Awaited<ReturnType<typeof exerciseOf>>;
