import type { CourseReview } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { ReportButton } from '#conversation/moderation/index.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { StarRating } from '#ui/text/star-rating.tsx';

interface ReviewRowProps {
  review: CourseReview;
  /** Written by the signed-in user. */
  own?: boolean;
  /** Action buttons. */
  children?: ReactNode;
}

/** A review: author, date, stars and comment. */
export function ReviewRow({ review, own = false, children }: ReviewRowProps) {
  const mediaUrl = useMediaUrl();
  const name = review.user.name || 'مستخدم';
  return (
    <article className="flex gap-4 py-6">
      <Avatar name={name} src={mediaUrl(review.user.profile_photo_url, 160)} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="flex flex-wrap items-center gap-x-3">
            <bdi className="font-semibold">{name}</bdi>
            {own && <Badge tone="info">{wording`تقييمك`}</Badge>}
          </span>
          <span className="flex items-center gap-3 text-sm text-text-faint">
            <ReportButton kind="review" id={review.id} author={{ ...review.user, name }} />
            <DateText at={review.created_at} />
          </span>
        </p>
        <StarRating value={review.rating} />
        {review.comment && (
          <p
            dir="auto"
            className="mt-2 max-w-read text-start break-words whitespace-pre-line text-text-soft"
          >
            {review.comment}
          </p>
        )}
        {review.answer && (
          <div className="mt-3 border-s-2 border-line ps-4">
            <p className="text-sm font-semibold">
              رد <bdi>{review.answer.by || wording`المعلّم`}</bdi>
            </p>
            <p
              dir="auto"
              className="max-w-read text-start break-words whitespace-pre-line text-text-soft"
            >
              {review.answer.text}
            </p>
          </div>
        )}
        {children}
      </div>
    </article>
  );
}
