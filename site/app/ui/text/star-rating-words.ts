import { wording } from '@nibras/contract/text/wording.ts';

export const stars = [1, 2, 3, 4, 5] as const;

/** The accessible name of a rating. */
export function ratingLabel(rating: number): string {
  return wording`التقييم ${Number(rating.toFixed(1))} من 5`;
}

/** The names of the five choices. */
export const starNames: Record<number, string> = {
  1: 'نجمة واحدة',
  2: 'نجمتان',
  3: 'ثلاث نجوم',
  4: 'أربع نجوم',
  5: 'خمس نجوم',
};

/** What the choices mean, shown while choosing. */
export const starMeanings: Record<number, string> = {
  1: 'ضعيف',
  2: 'مقبول',
  3: 'جيد',
  4: 'جيد جدًا',
  5: 'ممتاز',
};
