import {
  deleteCourseReviewByCourseId,
  putCourseReviewByCourseId,
} from '@nibras/contract/learning/reviews/calls.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** Creates or replaces the signed-in user's review of a course. */
export function sendReview(courseId: number, review: { rating: number; comment: string }) {
  return makeCall(putCourseReviewByCourseId, { params: { courseId }, body: review });
}

/** Deletes the signed-in user's review of a course. */
export function removeReview(courseId: number) {
  return makeCall(deleteCourseReviewByCourseId, { params: { courseId } });
}
