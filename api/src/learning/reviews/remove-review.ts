import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { courseHead, ratingOf } from '#learning/courses/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { deleteReview } from './queries.ts';

/**
 * Deletes the caller's own review of a course, also after their enrolment has ended.
 * @returns the course's new rating; null without any review
 * @throws AppError course-not-found, review-not-found
 */
export async function removeReview(
  db: Database,
  { course, caller }: { course: IdOrSlug; caller: Caller },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const { id } = orThrow(await courseHead(tx, course, caller), 'course-not-found');
    const removed = await deleteReview(tx, { course: id, person: caller.id });
    if (!removed) throw new AppError('review-not-found');
    return ratingOf(tx, id);
  });
}
