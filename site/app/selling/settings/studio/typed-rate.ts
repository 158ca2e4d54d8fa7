import { foldDigits } from '@nibras/contract/text/digits.ts';

/** The basis points of a typed percentage: «١٤٫٥» is 1450; null for what is none. */
export function parseRate(typed: string): number | null {
  const text = foldDigits(typed)
    .replace(/[٫,]/, '.')
    .replace(/[%٪\s]/g, '');
  if (text === '') return 0;
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** A rate as it is typed: 1450 is «14.5». */
export const typedRate = (rate: number): string => (rate === 0 ? '' : String(rate / 100));
