import type { CourseReview } from '@nibras/contract/learning/courses/shapes.ts';
import { reviews as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { ReviewRow } from './review-row.tsx';

interface ReviewListProps {
  reviews: CourseReview[];
  /** The signed-in user's id, whose own reviews are marked. */
  userId: number | undefined;
}

/** The list of reviews; a button shows more. */
export function ReviewList({ reviews, userId }: ReviewListProps) {
  const [shown, setShown] = useState<number>(limits.shownAtFirst);
  if (reviews.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {reviews.slice(0, shown).map((review) => (
          <li key={review.id}>
            <ReviewRow review={review} own={review.user.id === userId} />
          </li>
        ))}
      </ul>
      {shown < reviews.length && (
        <Button
          variant="secondary"
          className="mt-2 w-full"
          onClick={() => setShown(shown + limits.shownMore)}
        >
          {wording`عرض المزيد من التقييمات`}
        </Button>
      )}
    </>
  );
}
