import type { CourseReview } from '@nibras/contract/courses.ts';
import { tabStore } from '#platform/browser/storage.ts';
import { readDraft } from '#platform/forms/draft.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { useSavedDraft } from '#platform/forms/use-draft.ts';

export type ReviewValues = { rating: number; comment: string };

export const reviewResolver = contractResolver<ReviewValues>(
  async () => (await import('@nibras/contract/reviews.ts')).reviewBody,
);

/** What is being written: begun from the review that stands, or from what an accident interrupted. */
export function useReviewForm(courseId: number, review: CourseReview | null) {
  const key = `review-${courseId}`;
  const draft = readDraft(tabStore, key, ['rating', 'comment']);
  const { form, ...rest } = useContractForm<ReviewValues>({
    resolver: reviewResolver,
    defaultValues: {
      rating: Number(draft.rating ?? review?.rating ?? 0) || 0,
      comment: draft.comment ?? review?.comment ?? '',
    },
  });
  useSavedDraft(form, key);
  return {
    ...rest,
    form,
    /** Leaves no draft behind. */
    forget: () => form.reset({ rating: 0, comment: '' }),
  };
}
