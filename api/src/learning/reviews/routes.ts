import {
  deleteCourseReviewByCourseId,
  putCourseReviewByCourseId,
} from '@nibras/contract/learning/reviews/calls.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { presentReview } from '#learning/courses/index.ts';
import type { Routes } from '#platform/feature.ts';
import { removeReview } from './remove-review.ts';
import { writeReview } from './write-review.ts';

export const routes: Routes = (serve, platform) => {
  serve(putCourseReviewByCourseId, async (request) => {
    const { review, rate } = await writeReview(platform, {
      course: request.params.courseId,
      caller: request.caller,
      ...request.body,
    });
    return { message: wording`{حُفظ|حُفظت} تقييمك`, review: presentReview(review), rate };
  });

  serve(deleteCourseReviewByCourseId, async (request) => {
    const rate = await removeReview(platform.db, {
      course: request.params.courseId,
      caller: request.caller,
    });
    return { message: wording`{حُذف|حُذفت} تقييمك`, rate };
  });
};
