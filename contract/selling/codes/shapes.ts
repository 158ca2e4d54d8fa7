import { z } from 'zod';
import { codes as limits } from '../../limits.ts';
import { currencies } from '../../site/site.ts';
import { picture, timestamp } from '../../wire.ts';
import { amount } from '../purchases/shapes.ts';

/** A code as it was typed (`text/pack-code.ts`). */
export const redeemBody = z.strictObject({
  code: z.string().trim().min(1).max(limits.typedMaxLength),
});

/** A course that a code has opened, and until when; null for no end. */
export const redeemedCourse = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: picture,
  access_until: timestamp.nullable(),
});
export type RedeemedCourse = z.infer<typeof redeemedCourse>;

/** Minor units of a currency. */
export const credit = z.object({ amount, currency: z.enum(currencies) });
export type CreditAmount = z.infer<typeof credit>;

/** What a code has given: courses, or credit with what there is of it now. Asked again by the same person it says the same. */
export const redeemAnswer = z.object({
  message: z.string(),
  courses: z.array(redeemedCourse),
  credit: credit.extend({ balance: amount }).nullable(),
});
export type RedeemAnswer = z.infer<typeof redeemAnswer>;

/** What a person has to spend, in each currency of which they have some. */
export const creditAnswer = z.object({ credit: z.array(credit) });
export type CreditAnswer = z.infer<typeof creditAnswer>;
