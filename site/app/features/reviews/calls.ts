import { apiSend } from '#platform/api/api-client.ts';

const schemas = () => import('@nibras/contract/learning/reviews/shapes.ts');

/** Creates or replaces the signed-in user's review of a course. */
export function sendReview(courseId: number, review: { rating: number; comment: string }) {
  return apiSend('PUT', `/api/course-review/${courseId}`, {
    json: review,
    schema: async () => (await schemas()).reviewAnswer,
  });
}

/** Deletes the signed-in user's review of a course. */
export function removeReview(courseId: number) {
  return apiSend('DELETE', `/api/course-review/${courseId}`, {
    schema: async () => (await schemas()).removeReviewAnswer,
  });
}
