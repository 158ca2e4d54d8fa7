import type { ReadCourse } from '@nibras/contract/reading-course.ts';
import { countLabel, formatDate } from '#platform/format.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Avatar } from '#ui/avatar.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StarIcon } from '#ui/icons.ts';
import { StarRating } from '#ui/star-rating.tsx';

interface CourseReviewsProps {
  reviews: ReadCourse['reviews'];
  rate: number | null;
}

/** What students say. */
export function CourseReviews({ reviews, rate }: CourseReviewsProps) {
  if (reviews.length === 0) {
    return (
      <EmptyState
        icon={<StarIcon />}
        title="لا توجد تقييمات بعد"
        description="تظهر هنا آراء الطلاب بعد أن يدرسوا الكورس."
      />
    );
  }
  return (
    <>
      {rate !== null && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-4xl font-bold tabular-nums" aria-hidden="true">
            {rate.toFixed(1)}
          </span>
          <span className="flex flex-col">
            <StarRating value={rate} size="md" />
            <span className="text-sm text-text-faint">{countLabel(reviews.length, 'review')}</span>
          </span>
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
    </>
  );
}

function Review({ review }: { review: ReadCourse['reviews'][number] }) {
  const mediaUrl = useMediaUrl();
  const { timeZone } = useSiteConfig();
  const name = review.user.name || 'مستخدم';
  return (
    <li className="flex gap-4 py-6">
      <Avatar name={name} src={mediaUrl(review.user.profile_photo_url, 160)} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <bdi className="font-semibold">{name}</bdi>
          <time dateTime={review.created_at} className="text-sm text-text-faint">
            {formatDate(review.created_at, timeZone)}
          </time>
        </p>
        <StarRating value={review.rating} />
        {review.comment && (
          <p dir="auto" className="mt-2 max-w-read text-start whitespace-pre-line text-text-soft">
            {review.comment}
          </p>
        )}
      </div>
    </li>
  );
}
