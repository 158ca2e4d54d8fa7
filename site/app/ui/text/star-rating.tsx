import { useId } from 'react';
import { cx } from '../class-names.ts';
import { ratingLabel, stars } from './star-rating-words.ts';

/** A five-pointed star: the usual shape for ratings. */
const outline = 'M12 2.5l2.8 6.1 6.6.8-4.9 4.5 1.3 6.6-5.8-3.3-5.8 3.3 1.3-6.6-4.9-4.5 6.6-.8z';

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-7' };

export interface StarRatingProps {
  /** 0 to 5, fractions included. */
  value: number;
  size?: keyof typeof sizes;
  /** Shows the number next to the stars. */
  showValue?: boolean;
  /** The number of ratings, shown in brackets. */
  count?: number;
  className?: string;
}

/** A rating, read-only. */
export function StarRating({
  value,
  size = 'sm',
  showValue = false,
  count,
  className,
}: StarRatingProps) {
  const id = useId();
  const rating = Math.min(5, Math.max(0, value));
  return (
    <span className={cx('inline-flex items-center gap-1.5', className)}>
      <span role="img" aria-label={ratingLabel(rating)} className="inline-flex gap-0.5">
        {stars.map((star) => {
          const share = Math.min(1, Math.max(0, rating - star + 1));
          return (
            <svg
              key={star}
              viewBox="0 0 24 24"
              className={cx('rtl:-scale-x-100', sizes[size])}
              aria-hidden="true"
            >
              <clipPath id={`${id}-${star}`}>
                <rect width={24 * share} height="24" />
              </clipPath>
              <path d={outline} className="fill-line" />
              <path d={outline} className="fill-accent" clipPath={`url(#${id}-${star})`} />
              <path
                d={outline}
                fill="none"
                strokeWidth="1.25"
                strokeLinejoin="round"
                className={share > 0 ? 'stroke-accent-edge' : 'stroke-line-strong'}
              />
            </svg>
          );
        })}
      </span>
      {showValue && (
        <span aria-hidden="true" className="text-sm font-semibold text-text tabular-nums">
          {rating.toFixed(1)}
        </span>
      )}
      {count !== undefined && <bdi className="text-sm text-text-faint tabular-nums">({count})</bdi>}
    </span>
  );
}
