import { findLecture } from '#learning/lectures/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { findVideo } from './queries.ts';

/**
 * Finds a lecture whose video may ask questions, and requires that the caller may open it.
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function openVideo(
  db: Queryable,
  { lecture, caller }: { lecture: number; caller: Caller },
) {
  const video = orThrow(await findVideo(db, lecture), 'lecture-not-found');
  const place = await findLecture(db, { course: video.course, lecture, caller });
  if (!place.open) throw new AppError('lecture-locked');
  return video;
}
