import { foldDigits } from '@nibras/contract/text/digits.ts';
import { formatNumber } from './format-number.ts';

export type Price =
  | { kind: 'free' }
  | { kind: 'amount'; text: string }
  | { kind: 'words'; text: string };

const freeWords = new Set(['', '0', 'مجاني', 'مجانا', 'مجانًا', 'free']);

/**
 * Parses a price as the API sends it: null, zero or a word for free is free; a number in any digits, with or without a
 * dollar sign, is an amount; other texts stay.
 */
export function parsePrice(price: string | number | null | undefined): Price {
  const text = foldDigits(String(price ?? '')).trim();
  const plain = text
    .replace(/\$|USD|دولار/gi, '')
    .replaceAll(',', '')
    .trim();
  if (freeWords.has(plain.toLowerCase())) return { kind: 'free' };
  const amount = Number(plain);
  if (Number.isNaN(amount)) return { kind: 'words', text };
  if (amount <= 0) return { kind: 'free' };
  return { kind: 'amount', text: `$${formatNumber(amount)}` };
}
