import { findLecture } from '#learning/lectures/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { quizColumns } from './queries.ts';
import { quizOf } from './quiz-of.ts';

/**
 * Finds a quiz and requires that the caller may open its lecture.
 * @returns the quiz, and whether the caller marks it: such attempts count nowhere, and there is no end to them
 * @throws AppError lecture-not-found, lecture-locked, not-a-quiz
 */
export async function openQuiz(
  db: Queryable,
  { lecture, caller }: { lecture: number; caller: Caller | null },
) {
  const { course } = orThrow(await quizColumns(db, lecture), 'lecture-not-found');
  const place = await findLecture(db, { course, lecture, caller });
  if (!place.open) throw new AppError('lecture-locked');
  const { courseRole } = place.lecture;
  return {
    quiz: await quizOf(db, lecture),
    isStaff: can(caller, 'course:mark', { courseRole }),
  };
}
