import { foldDigits } from '@nibras/contract/text/digits.ts';
import { formatNumber } from './format-number.ts';

/** How amounts are written; the sign stands after them, as in Arabic, unless it says `before`. */
export interface AmountSign {
  sign: string;
  before?: true | undefined;
}

const dollars: AmountSign = { sign: '$', before: true };

export type Price =
  | { kind: 'free' }
  | { kind: 'amount'; text: string; amount: number; ltr: boolean }
  | { kind: 'words'; text: string };

const freeWords = new Set(['', '0', 'مجاني', 'مجانا', 'مجانًا', 'free']);

/**
 * Parses a price as the API sends it: null, zero or a word for free is free; a number in any digits, with or without a
 * dollar sign, is an amount; other texts stay.
 * @param currency how an amount is written; US dollars by default
 */
export function parsePrice(
  price: string | number | null | undefined,
  { sign, before }: AmountSign = dollars,
): Price {
  const text = foldDigits(String(price ?? '')).trim();
  const plain = text
    .replace(/\$|USD|دولار/gi, '')
    .replaceAll(',', '')
    .trim();
  if (freeWords.has(plain.toLowerCase())) return { kind: 'free' };
  const amount = Number(plain);
  if (Number.isNaN(amount)) return { kind: 'words', text };
  if (amount <= 0) return { kind: 'free' };
  const number = formatNumber(amount);
  const shown = before ? sign + number : `${number} ${sign}`;
  return { kind: 'amount', text: shown, amount, ltr: before === true };
}
