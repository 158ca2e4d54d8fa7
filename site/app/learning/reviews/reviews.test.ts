import { reviews as limits } from '@nibras/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { reviewFailure } from './review-texts.ts';
import { ownFirst, ratingDistribution, withoutReview, withReview } from './reviewed.ts';
import { reviewResolver } from './use-review-form.ts';

const review = (id: number, user: number, rating = 5) => ({
  id,
  rating,
  comment: '',
  created_at: '2026-01-01T00:00:00Z',
  user: { id: user, name: 'سلمى', profile_photo_url: null },
  answer: null,
});
const ids = (reviews: { id: number }[]) => reviews.map(({ id }) => id);

describe('the reviews of a course', () => {
  it("sorts the user's own first and keeps the order of the others", () => {
    const reviews = [review(1, 10), review(2, 20), review(3, 30)];
    expect(ids(ownFirst(reviews, 30))).toEqual([3, 1, 2]);
    expect(ids(ownFirst(reviews, undefined))).toEqual([1, 2, 3]);
  });

  it('adds a new review at the top and takes the rating of the server', () => {
    const before = { reviews: [review(1, 10)], rate: 5 };
    const after = withReview(before, review(2, 20, 3), 4);
    expect(ids(after.reviews)).toEqual([2, 1]);
    expect(after.rate).toBe(4);
  });

  it('replaces the earlier review of the same author', () => {
    const before = { reviews: [review(1, 10), review(2, 20, 1)], rate: 3 };
    const after = withReview(before, review(2, 20, 4), 4.5);
    expect(after.reviews.map(({ id, rating }) => [id, rating])).toEqual([
      [2, 4],
      [1, 5],
    ]);
  });

  it('removes a deleted review', () => {
    const before = { reviews: [review(1, 10), review(2, 20, 1)], rate: 3 };
    expect(withoutReview(before, 2, 5)).toEqual({ reviews: [review(1, 10)], rate: 5 });
  });

  it('counts the reviews of each rating, from five stars down', () => {
    const distribution = ratingDistribution([review(1, 1, 5), review(2, 2, 5), review(3, 3, 2)]);
    expect(distribution.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 2],
      [4, 0],
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
  });
});

describe('the validation of a review', () => {
  it.each([
    [{ rating: 0, comment: 'جيد' }, ['rating']],
    [{ rating: 1, comment: '' }, []],
    [{ rating: 5, comment: ` ${'ن'.repeat(limits.commentMaxLength)} ` }, []],
    [{ rating: 5, comment: 'ن'.repeat(limits.commentMaxLength + 1) }, ['comment']],
  ])('case %#', async (values, invalidFields) => {
    const { errors } = await reviewResolver(values, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(Object.keys(errors)).toEqual(invalidFields);
  });
});

describe('the text of a failure', () => {
  it.each([
    ['is the server’s message', 403, 'تقييم الكورس متاح للمشتركين فيه فقط.', undefined],
    [
      'names a server without reviews',
      404,
      failureTexts.notFound,
      'لا يستقبل هذا الموقع التقييمات حاليًا.',
    ],
    ['is general without a server message', 500, failureTexts.server, undefined],
  ])('%s', (_, status, message, expected) => {
    const error = new ApiError({ kind: 'http', status, message });
    expect(reviewFailure(error)).toBe(expected ?? message);
  });

  it('names a network error', () => {
    const error = new ApiError({ kind: 'network', message: failureTexts.network });
    expect(reviewFailure(error)).toBe(failureTexts.network);
  });
});
