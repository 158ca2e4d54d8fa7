import { apiSend } from '#platform/api/api-client.ts';

const answers = () => import('@nibras/contract/reviews.ts');

/** Writes the signed-in person's review of a course, or writes it anew. */
export function sendReview(courseId: number, review: { rating: number; comment: string }) {
  return apiSend('PUT', `/api/course-review/${courseId}`, {
    json: review,
    schema: async () => (await answers()).reviewAnswer,
  });
}

/** Takes it away again. */
export function removeReview(courseId: number) {
  return apiSend('DELETE', `/api/course-review/${courseId}`, {
    schema: async () => (await answers()).removeReviewAnswer,
  });
}
