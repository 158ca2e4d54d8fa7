import type { Currency } from '@nibras/contract/site/site.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';

/** How amounts are written; the sign stands after them, as in Arabic, unless it says `before`. */
export interface AmountSign {
  /** ISO 4217. */
  code?: Currency | undefined;
  sign: string;
  before?: true | undefined;
  /** The digits after the point of a currency that has more than two. */
  decimals?: number | undefined;
}

const dollars: AmountSign = { code: 'USD', sign: '$', before: true };

export type Price =
  | { kind: 'free' }
  | { kind: 'amount'; text: string; amount: number; ltr: boolean }
  | { kind: 'words'; text: string };

const freeWords = new Set(['', '0', 'مجاني', 'مجانا', 'مجانًا', 'free']);

/** A decimal number with its thousands separated: whole without decimals, any other with all of its currency. */
export function formatDecimal(number: string, decimals: number): string {
  const [, minus, whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(number) ?? [];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const shown = /[1-9]/.test(fraction)
    ? `.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
    : '';
  // U+200E keeps a minus before its digits in Arabic text.
  return (minus ? '\u200e-' : '') + grouped + shown;
}

/** An amount with the sign of its currency, which has the place that its script gives it. */
export function withSign(number: string, { sign, before }: AmountSign): string {
  return before ? number.replace(/(?=\d)/, () => sign) : `${number} ${sign}`;
}

/**
 * Parses a price as the API sends it: null, zero or a word for free is free; a number in any digits, with or without a
 * dollar sign, is an amount; other texts stay.
 * @param currency how an amount is written; US dollars by default
 */
export function parsePrice(
  price: string | number | null | undefined,
  currency: AmountSign = dollars,
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
  const decimals = currency.decimals ?? 2;
  const shown = withSign(formatDecimal(amount.toFixed(decimals), decimals), currency);
  return { kind: 'amount', text: shown, amount, ltr: currency.before === true };
}
