import { findLecture } from '#learning/lectures/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { type Exercise, exerciseOf } from './exercise-of.ts';
import { marksOf } from './marks-of.ts';
import { attemptFigures, exerciseColumns, workOf } from './queries.ts';

/**
 * What a learner sees of an exercise: one's own work, mark and attempts with it.
 * @throws AppError lecture-not-found, lecture-locked, not-an-exercise
 */
export async function readExercise(
  db: Queryable,
  { lecture, caller }: { lecture: number; caller: Caller | null },
) {
  const { course } = orThrow(await exerciseColumns(db, lecture), 'lecture-not-found');
  const place = await findLecture(db, { course, lecture, caller });
  if (!place.open) throw new AppError('lecture-locked');
  return readExerciseOf(db, { lecture, caller });
}

/**
 * The same without a look at who may open the lecture: for those who have looked. In a preview nobody is the learner.
 * @throws AppError not-an-exercise
 */
export async function readExerciseOf(
  db: Queryable,
  { lecture, caller }: { lecture: number; caller: Pick<Caller, 'id'> | null },
) {
  const exercise: Exercise = await exerciseOf(db, lecture);
  if (!caller) return { exercise, learner: null };
  const place = { lecture, person: caller.id };
  const marks = await marksOf(db, { course: exercise.course, person: caller.id });
  return {
    exercise,
    learner: {
      work: await workOf(db, place),
      mark: marks.get(lecture) ?? null,
      ...(await attemptFigures(db, place)),
    },
  };
}
export type ReadExercise = Awaited<ReturnType<typeof readExerciseOf>>;
