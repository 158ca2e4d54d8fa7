import type { CourseReview } from '@nibras/contract/courses.ts';
import { reviews as limits } from '@nibras/contract/limits.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { ReviewRow } from './review-row.tsx';

interface ReviewListProps {
  reviews: CourseReview[];
  /** Whose own are marked. */
  person: number | undefined;
}

/** What students say: some at first, and more when asked for. */
export function ReviewList({ reviews, person }: ReviewListProps) {
  const [shown, setShown] = useState<number>(limits.shownAtFirst);
  if (reviews.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {reviews.slice(0, shown).map((review) => (
          <li key={review.id}>
            <ReviewRow review={review} own={review.user.id === person} />
          </li>
        ))}
      </ul>
      {shown < reviews.length && (
        <Button
          variant="secondary"
          className="mt-2 w-full"
          onClick={() => setShown(shown + limits.shownMore)}
        >
          عرض المزيد من التقييمات
        </Button>
      )}
    </>
  );
}
