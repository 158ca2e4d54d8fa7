import type { CourseReview } from '@nibras/contract/learning/courses/shapes.ts';

/** The reviews of a course and its average rating. */
export type Reviewed = { reviews: CourseReview[]; rate: number | null };

/** Sorts the user's own review first; the others keep their order. */
export function ownFirst(reviews: readonly CourseReview[], userId: number | undefined) {
  const isOwn = (review: CourseReview) => userId !== undefined && review.user.id === userId;
  return [...reviews.filter(isOwn), ...reviews.filter((review) => !isOwn(review))];
}

/** Adds a saved review at the top, in place of the author's earlier one. */
export function withReview(before: Reviewed, review: CourseReview, rate: number | null): Reviewed {
  const others = before.reviews.filter(({ user }) => user.id !== review.user.id);
  return { reviews: [review, ...others], rate };
}

/** Removes a deleted review. */
export function withoutReview(before: Reviewed, id: number, rate: number | null): Reviewed {
  return { reviews: before.reviews.filter((review) => review.id !== id), rate };
}

/** The number of reviews for each rating, from five stars to one. */
export function ratingDistribution(reviews: readonly Pick<CourseReview, 'rating'>[]) {
  return [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: reviews.filter((review) => review.rating === rating).length,
  }));
}
