import type { CourseReview } from '@nibras/contract/learning/courses/shapes.ts';
import { tabStore } from '#platform/browser/storage.ts';
import { readDraft } from '#platform/forms/draft.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { useSavedDraft } from '#platform/forms/use-draft.ts';

export type ReviewValues = { rating: number; comment: string };

export const reviewResolver = contractResolver<ReviewValues>(
  async () => (await import('@nibras/contract/learning/reviews/shapes.ts')).reviewBody,
);

/** The form state of a review, with the values of a stored draft or of the existing review. */
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
    /** Resets the form, which removes the stored draft. */
    clearDraft: () => form.reset({ rating: 0, comment: '' }),
  };
}
