import type { CourseReview } from '@nibras/contract/courses.ts';

/** What reviews make of a course. */
export type Reviewed = { reviews: CourseReview[]; rate: number | null };

/** A person's own review first, the others as they came. */
export function ownFirst(reviews: readonly CourseReview[], person: number | undefined) {
  const isOwn = (review: CourseReview) => person !== undefined && review.user.id === person;
  return [...reviews.filter(isOwn), ...reviews.filter((review) => !isOwn(review))];
}

/** As it stands once a review was written: in the place of the writer's earlier one, or first. */
export function withReview(before: Reviewed, review: CourseReview, rate: number | null): Reviewed {
  const others = before.reviews.filter(({ user }) => user.id !== review.user.id);
  return { reviews: [review, ...others], rate };
}

/** As it stands once a review was taken away. */
export function withoutReview(before: Reviewed, id: number, rate: number | null): Reviewed {
  return { reviews: before.reviews.filter((review) => review.id !== id), rate };
}

/** How many gave each number of stars, from five down to one. */
export function spreadOf(reviews: readonly Pick<CourseReview, 'rating'>[]) {
  return [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: reviews.filter((review) => review.rating === rating).length,
  }));
}
