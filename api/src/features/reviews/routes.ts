import {
  removeReviewAnswer,
  reviewAnswer,
  reviewBody,
  reviewParams,
} from '@nibras/contract/learning/reviews/shapes.ts';
import { presentReview } from '#features/courses/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { removeReview } from './remove-review.ts';
import { writeReview } from './write-review.ts';

export const routes: Routes = (app, platform) => {
  app.put(
    '/api/course-review/:courseId',
    { schema: { params: reviewParams, body: reviewBody, response: { 200: reviewAnswer } } },
    async (request) => {
      const { review, rate } = await writeReview(platform, {
        course: request.params.courseId,
        caller: signedIn(request),
        ...request.body,
      });
      return { message: 'تم حفظ تقييمك', review: presentReview(review), rate };
    },
  );

  app.delete(
    '/api/course-review/:courseId',
    { schema: { params: reviewParams, response: { 200: removeReviewAnswer } } },
    async (request) => {
      const rate = await removeReview(platform.db, {
        course: request.params.courseId,
        caller: signedIn(request),
      });
      return { message: 'تم حذف تقييمك', rate };
    },
  );
};
