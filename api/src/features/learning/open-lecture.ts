import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { enrolmentState } from '#features/enrolment/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import { mayOpenLecture } from './policy.ts';
import { lectureOfCourse } from './queries.ts';

/**
 * Finds a lecture and whether the caller may open it.
 * @throws AppError lecture-not-found, also when the lecture belongs to another course
 */
export async function findLecture(
  db: Queryable,
  { course, lecture, caller }: { course: IdOrSlug; lecture: IdOrSlug; caller: Caller | null },
) {
  const row = found(await lectureOfCourse(db, { course, lecture }), 'lecture-not-found');
  const status = await enrolmentState(db, row.courseId, caller);
  return { lecture: row, status, open: mayOpenLecture(caller, row, status) };
}

/**
 * Finds a lecture and requires that the caller may open it.
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function openLecture(
  db: Queryable,
  request: { course: IdOrSlug; lecture: IdOrSlug; caller: Caller },
) {
  const result = await findLecture(db, request);
  if (!result.open) throw new AppError('lecture-locked');
  return result.lecture;
}
