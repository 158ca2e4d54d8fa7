import { z } from 'zod';
import { reviews as limits } from '../../limits.ts';
import { foldDigits } from '../../text/digits.ts';
import { idOrSlug } from '../../wire.ts';
import { courseReview } from '../courses/shapes.ts';

/** Forms send strings, possibly with Arabic digits. */
const digits = (value: unknown) => {
  const text = typeof value === 'string' ? foldDigits(value).trim() : '';
  return /^[1-9]$/.test(text) ? Number(text) : value;
};

/** An extension of the specification: creates or replaces the caller's review of a course. */
export const reviewParams = z.object({ courseId: idOrSlug });
export const reviewBody = z.object({
  rating: z.preprocess(digits, z.int().min(1).max(5)),
  comment: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(limits.commentMaxLength))
    .default(''),
});

/** The response of DELETE, which deletes the caller's review. `rate` is the course's new rating; null without reviews. */
export const removeReviewAnswer = z.object({ message: z.string(), rate: z.number().nullable() });
export const reviewAnswer = removeReviewAnswer.extend({ review: courseReview });
