import { openLecture } from '#learning/lectures/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { type Exercise, exerciseOf } from './exercise-of.ts';
import { exerciseColumns } from './queries.ts';

/**
 * Finds an exercise and requires that the caller may open its lecture.
 * @throws AppError lecture-not-found, lecture-locked, not-an-exercise
 */
export async function openExercise(
  db: Queryable,
  { lecture, caller }: { lecture: number; caller: Caller },
): Promise<Exercise> {
  const { course } = orThrow(await exerciseColumns(db, lecture), 'lecture-not-found');
  await openLecture(db, { course, lecture, caller });
  return exerciseOf(db, lecture);
}
