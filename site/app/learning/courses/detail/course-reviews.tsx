import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import {
  OwnReview,
  ownFirst,
  type Reviewed,
  ReviewList,
  ReviewSummary,
} from '#learning/reviews/index.ts';
import { useSession } from '#platform/session/session-store.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { StarIcon } from '#ui/ornament/icons.ts';
import { courseQuery } from '../queries.ts';

interface CourseReviewsProps {
  course: ParsedCourse;
  /** The id or slug in the page's URL. */
  pageId: string;
  /** Whether the signed-in user may review it. */
  mayReview: boolean;
}

/** The reviews of a course, the user's own first. */
export const CourseReviews = memo(function CourseReviews({
  course,
  pageId,
  mayReview,
}: CourseReviewsProps) {
  const client = useQueryClient();
  const userId = useSession((state) => state.user?.id);
  const reviews = ownFirst(course.reviews, userId);
  const own = mayReview ? (reviews.find(({ user }) => user.id === userId) ?? null) : null;
  const others = own ? reviews.filter((review) => review !== own) : reviews;

  function updateCourse(update: (before: Reviewed) => Reviewed) {
    client.setQueryData(courseQuery(pageId, true).queryKey, (cached) =>
      cached ? { ...cached, course: { ...cached.course, ...update(cached.course) } } : cached,
    );
    void client.invalidateQueries({ queryKey: ['my-courses'] });
  }

  return (
    <>
      <ReviewSummary reviews={course.reviews} rate={course.rate} />
      {mayReview && <OwnReview courseId={course.id} review={own} onChanged={updateCourse} />}
      <ReviewList reviews={others} userId={userId} />
      {reviews.length === 0 && (
        <EmptyState
          icon={<StarIcon />}
          title={wording`لا توجد تقييمات بعد`}
          description={
            mayReview
              ? wording`كن أول من يقيّم {هذا|هذه} الكورس.`
              : wording`تظهر هنا آراء الطلاب بعد أن يدرسوا الكورس.`
          }
        />
      )}
    </>
  );
});
