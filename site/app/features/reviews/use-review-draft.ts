import type { CourseReview } from '@nibras/contract/courses.ts';
import { lettersText } from '@nibras/contract/letters.ts';
import { reviews as limits } from '@nibras/contract/limits.ts';
import { useEffect, useState } from 'react';
import { tabStore } from '#platform/browser/storage.ts';
import { keepDraft, readDraft } from '#platform/forms/draft.ts';
import { reviewTexts } from './review-texts.ts';

type ReviewDraft = { rating: number; comment: string };
type ReviewProblem = { rating?: string; comment?: string };

/** What is wrong with a review, by its fields; nothing where it can be sent. */
export function problemOf({ rating, comment }: ReviewDraft): ReviewProblem {
  if (rating < 1) return { rating: reviewTexts.chooseStars };
  if (comment.trim().length > limits.commentMaxLength) {
    return { comment: `يجب ألا يزيد النص على ${lettersText(limits.commentMaxLength)}.` };
  }
  return {};
}

/** What is being written: begun from the review that stands, or from what an accident interrupted. */
export function useReviewDraft(courseId: number, review: CourseReview | null) {
  const key = `review-${courseId}`;
  const [draft, setDraft] = useState((): ReviewDraft => {
    const kept = readDraft(tabStore, key, ['rating', 'comment']);
    return {
      rating: Number(kept.rating ?? review?.rating ?? 0) || 0,
      comment: kept.comment ?? review?.comment ?? '',
    };
  });
  const [checked, setChecked] = useState(false);

  useEffect(() => {
    keepDraft(tabStore, key, {
      rating: draft.rating > 0 ? String(draft.rating) : '',
      comment: draft.comment,
    });
  }, [key, draft]);

  return {
    draft,
    setDraft,
    forget: () => keepDraft(tabStore, key, {}),
    /** Told only after the first try to send. */
    problem: checked ? problemOf(draft) : {},
    /** Looks before sending; answers the field that is at fault, if one is. */
    check(): keyof ReviewProblem | undefined {
      setChecked(true);
      return Object.keys(problemOf(draft))[0] as keyof ReviewProblem | undefined;
    },
  };
}
