import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import {
  OwnReview,
  ownFirst,
  type Reviewed,
  ReviewList,
  ReviewSummary,
} from '#features/reviews/index.ts';
import { useSession } from '#platform/session/session-store.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { StarIcon } from '#ui/ornament/icons.ts';
import { courseQuery } from './queries.ts';

interface CourseReviewsProps {
  course: ParsedCourse;
  /** The course as the page's address names it. */
  pageId: string;
  /** Whether the signed-in person may rate it. */
  mayReview: boolean;
}

/** What students say, the reader's own word first. */
export const CourseReviews = memo(function CourseReviews({
  course,
  pageId,
  mayReview,
}: CourseReviewsProps) {
  const client = useQueryClient();
  const person = useSession((state) => state.user?.id);
  const reviews = ownFirst(course.reviews, person);
  const own = mayReview ? (reviews.find(({ user }) => user.id === person) ?? null) : null;
  const others = own ? reviews.filter((review) => review !== own) : reviews;

  function change(by: (before: Reviewed) => Reviewed) {
    client.setQueryData(courseQuery(pageId, true).queryKey, (known) =>
      known ? { ...known, course: { ...known.course, ...by(known.course) } } : known,
    );
    void client.invalidateQueries({ queryKey: ['my-courses'] });
  }

  return (
    <>
      <ReviewSummary reviews={course.reviews} rate={course.rate} />
      {mayReview && <OwnReview courseId={course.id} review={own} onChanged={change} />}
      <ReviewList reviews={others} person={person} />
      {reviews.length === 0 && (
        <EmptyState
          icon={<StarIcon />}
          title="لا توجد تقييمات بعد"
          description={
            mayReview ? 'كن أول من يقيّم هذا الكورس.' : 'تظهر هنا آراء الطلاب بعد أن يدرسوا الكورس.'
          }
        />
      )}
    </>
  );
});
