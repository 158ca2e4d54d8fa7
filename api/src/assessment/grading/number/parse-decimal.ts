import { foldDigits } from '@nibras/contract/text/digits.ts';

/** A number as a teacher types it: digits of any script, `٫` or `.`, a sign, an exponent; null for anything else. */
export function decimalOf(text: string): number | null {
  const plain = foldDigits(text.normalize('NFKC'))
    .replace(/[\u2212\u2013]/g, '-')
    .replaceAll('٫', '.')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff٬\s]/g, '');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : null;
}
