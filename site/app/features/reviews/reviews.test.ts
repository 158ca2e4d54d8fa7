import { reviews as limits } from '@nibras/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { reviewFailure } from './review-texts.ts';
import { ownFirst, spreadOf, withoutReview, withReview } from './reviewed.ts';
import { problemOf } from './use-review-draft.ts';

const review = (id: number, user: number, rating = 5) => ({
  id,
  rating,
  comment: '',
  created_at: '2026-01-01T00:00:00Z',
  user: { id: user, name: 'سلمى', profile_photo_url: null },
});
const ids = (reviews: { id: number }[]) => reviews.map(({ id }) => id);

describe('what reviews make of a course', () => {
  it("puts the reader's own first and leaves the others as they came", () => {
    const reviews = [review(1, 10), review(2, 20), review(3, 30)];
    expect(ids(ownFirst(reviews, 30))).toEqual([3, 1, 2]);
    expect(ids(ownFirst(reviews, undefined))).toEqual([1, 2, 3]);
  });

  it('shows a new review first, with the rating that the server told', () => {
    const before = { reviews: [review(1, 10)], rate: 5 };
    const after = withReview(before, review(2, 20, 3), 4);
    expect(ids(after.reviews)).toEqual([2, 1]);
    expect(after.rate).toBe(4);
  });

  it('puts a rewritten one in the place of the earlier one', () => {
    const before = { reviews: [review(1, 10), review(2, 20, 1)], rate: 3 };
    const after = withReview(before, review(2, 20, 4), 4.5);
    expect(after.reviews.map(({ id, rating }) => [id, rating])).toEqual([
      [2, 4],
      [1, 5],
    ]);
  });

  it('takes one away', () => {
    const before = { reviews: [review(1, 10), review(2, 20, 1)], rate: 3 };
    expect(withoutReview(before, 2, 5)).toEqual({ reviews: [review(1, 10)], rate: 5 });
  });

  it('spreads the ratings over the stars, from five down', () => {
    const spread = spreadOf([review(1, 1, 5), review(2, 2, 5), review(3, 3, 2)]);
    expect(spread.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 2],
      [4, 0],
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
  });
});

describe('what is wrong with a review', () => {
  it.each([
    [{ rating: 0, comment: 'جيد' }, { rating: 'اختر عدد النجوم أولًا.' }],
    [{ rating: 1, comment: '' }, {}],
    [{ rating: 5, comment: ` ${'ن'.repeat(limits.commentMaxLength)} ` }, {}],
    [
      { rating: 5, comment: 'ن'.repeat(limits.commentMaxLength + 1) },
      { comment: `يجب ألا يزيد النص على ${limits.commentMaxLength} حرف.` },
    ],
  ])('case %#', (draft, problem) => {
    expect(problemOf(draft)).toEqual(problem);
  });
});

describe('a failure is told', () => {
  it.each([
    ['by the server', 403, 'تقييم الكورس متاح للمشتركين فيه فقط.', undefined],
    [
      'where the server knows no reviews',
      404,
      failureTexts.notFound,
      'لا يستقبل هذا الموقع التقييمات حاليًا.',
    ],
    ['where the server has no words', 500, failureTexts.server, undefined],
  ])('%s', (_, status, message, told) => {
    const error = new ApiError({ kind: 'http', status, message });
    expect(reviewFailure(error)).toBe(told ?? message);
  });

  it('when nothing came back', () => {
    const error = new ApiError({ kind: 'network', message: failureTexts.network });
    expect(reviewFailure(error)).toBe(failureTexts.network);
  });
});
