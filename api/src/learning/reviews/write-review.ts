import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { courseHead, mayReview, ratingOf, reviewBy } from '#learning/courses/index.ts';
import { enrolmentState } from '#learning/enrolment/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { saveReview } from './queries.ts';

interface WriteReview {
  course: IdOrSlug;
  caller: Caller;
  /** 1 to 5. */
  rating: number;
  comment: string;
}

/**
 * Creates the caller's review of a course or replaces its content; a replaced review keeps its id and date.
 * @returns the review and the course's new rating
 * @throws AppError course-not-found, review-not-allowed, review-hidden
 */
export async function writeReview(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { course, caller, rating, comment }: WriteReview,
) {
  return db.transaction(async (tx) => {
    const head = orThrow(await courseHead(tx, course, caller), 'course-not-found');
    const status = await enrolmentState(tx, head.id, caller);
    if (!mayReview(caller, head, status)) throw new AppError('review-not-allowed');
    const own = { course: head.id, person: caller.id };
    // Anyone who could write it anew would make the moderator's decision void.
    if (!(await saveReview(tx, { ...own, rating, comment, now: now() }))) {
      throw new AppError('review-hidden');
    }
    const review = orThrow(await reviewBy(tx, own), 'review-not-found');
    return { review, rate: await ratingOf(tx, head.id) };
  });
}
