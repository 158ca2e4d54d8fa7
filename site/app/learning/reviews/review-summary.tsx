import type { CourseReview } from '@nibras/contract/learning/courses/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { StarIcon } from '#ui/ornament/icons.ts';
import { StarRating } from '#ui/text/star-rating.tsx';
import { starNames } from '#ui/text/star-rating-words.ts';
import { ratingDistribution } from './reviewed.ts';

interface ReviewSummaryProps {
  reviews: CourseReview[];
  rate: number | null;
}

/** The average rating and the distribution of the stars. */
export function ReviewSummary({ reviews, rate }: ReviewSummaryProps) {
  if (rate === null || reviews.length === 0) return null;
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-5 rounded-lg border border-line bg-raised p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6">
      <p className="flex items-center gap-4 sm:flex-col sm:gap-1 sm:text-center">
        <span className="text-5xl leading-none font-bold tabular-nums" aria-hidden="true">
          {rate.toFixed(1)}
        </span>
        <span className="flex flex-col gap-0.5 sm:items-center">
          <StarRating value={rate} size="md" />
          <span className="text-sm text-text-faint">{countLabel(reviews.length, 'review')}</span>
        </span>
      </p>
      <ul aria-label={wording`توزيع التقييمات`} className="flex flex-col gap-1.5">
        {ratingDistribution(reviews).map(({ rating, count }) => (
          <li key={rating} className="flex items-center gap-3 text-sm text-text-soft">
            <span className="sr-only">{`${starNames[rating]}: ${countLabel(count, 'review')}`}</span>
            <span aria-hidden="true" className="flex w-8 items-center gap-1 tabular-nums">
              {rating}
              <StarIcon className="size-4 fill-accent text-accent-edge" />
            </span>
            <Bar fraction={count / reviews.length} />
            <span aria-hidden="true" className="w-7 text-end tabular-nums">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An SVG sized by attributes, since inline styles would need an exception in the content security policy. */
function Bar({ fraction }: { fraction: number }) {
  return (
    <svg
      aria-hidden="true"
      className="h-2 w-0 min-w-0 grow overflow-hidden rounded-full bg-sunken rtl:-scale-x-100"
    >
      <rect width={`${fraction * 100}%`} height="100%" rx="4" className="fill-accent-strong" />
    </svg>
  );
}
