import type { IdOrSlug } from '@nibras/contract/wire.ts';
import type { Viewer } from '#learning/courses/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { mayOpenLecture } from './policy.ts';
import { lectureOfCourse } from './queries.ts';

interface LectureRequest {
  course: IdOrSlug;
  lecture: IdOrSlug;
  caller: Pick<Caller, 'id' | 'role'> | null;
  /** In a preview: as whom the caller sees the page. */
  viewer?: Viewer | undefined;
}

/**
 * Finds a lecture and whether the caller may open it.
 * @throws AppError lecture-not-found, also when the lecture belongs to another course
 */
export async function findLecture(
  db: Queryable,
  { course, lecture, caller, viewer }: LectureRequest,
) {
  const reader = viewer ? null : caller;
  const person = viewer ? viewer.person : caller;
  const row = orThrow(
    await lectureOfCourse(db, { course, lecture, caller: reader }),
    'lecture-not-found',
  );
  const status = viewer?.status ?? row.status ?? 'none';
  return { lecture: row, status, person, open: mayOpenLecture(person, row, status) };
}

/**
 * Finds a lecture and requires that the caller may open it.
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function openLecture(
  db: Queryable,
  request: { course: IdOrSlug; lecture: IdOrSlug; caller: Caller | null },
) {
  const result = await findLecture(db, request);
  if (!result.open) throw new AppError('lecture-locked');
  return result.lecture;
}
