import type { Currency } from './site/site.ts';
import { foldDigits } from './text/digits.ts';

/** Money is whole minor units of a currency: piastres, cents, fils. Nothing here uses fractions. */

/** The digits after the decimal point that ISO 4217 gives each currency. */
const decimals: Record<Currency, number> = {
  USD: 2,
  EUR: 2,
  EGP: 2,
  SAR: 2,
  AED: 2,
  KWD: 3,
  QAR: 2,
  BHD: 3,
  OMR: 3,
  JOD: 3,
  IQD: 3,
  SYP: 2,
  LBP: 2,
  YER: 2,
  LYD: 3,
  TND: 3,
  DZD: 2,
  MAD: 2,
  SDG: 2,
  TRY: 2,
  GBP: 2,
};

/** How many digits after the point an amount of a currency has. */
export const decimalsOf = (currency: Currency): number => decimals[currency];

/**
 * The minor units of an amount as people write it: «٤٩٫٥» of EGP is 4950.
 * @returns undefined for what is no amount, has more decimals than the currency, or more than ten digits before the point
 */
export function toMinor(typed: string, currency: Currency): number | undefined {
  const text = foldDigits(typed).replace('٫', '.').trim();
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const digits = decimals[currency];
  // Zeros beyond the currency's decimals say nothing: a stored price has three.
  const stored = fraction.slice(0, digits).padEnd(digits, '0');
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  return Number(whole + stored);
}

/** An amount as a decimal number with all the decimals of its currency: 4950 of EGP is `49.50`. */
export function fromMinor(amount: number, currency: Currency): string {
  const digits = decimals[currency];
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const number = `${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`;
  return amount < 0 ? `-${number}` : number;
}

/**
 * A part of an amount, rounded to whole minor units, half away from zero: the one rounding rule of all prices.
 * @param amount minor units
 */
export function partOf(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const rounded = Number((2n * product + divisor) / (2n * divisor));
  return amount < 0 ? -rounded : rounded;
}

/**
 * Divides an amount by weights so that the parts add up to it exactly; what rounding leaves goes to the largest
 * remainders, the first of equal ones. Without any weight all parts are equal.
 */
export function divide(amount: number, weights: readonly number[]): number[] {
  const used = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const sum = used.reduce((total, weight) => total + BigInt(weight), 0n);
  const parts = used.map((weight) => (BigInt(amount) * BigInt(weight)) / sum);
  const left = BigInt(amount) - parts.reduce((total, part) => total + part, 0n);
  const byRemainder = used
    .map((weight, index) => ({ index, remainder: (BigInt(amount) * BigInt(weight)) % sum }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  for (const { index } of byRemainder.slice(0, Number(left)))
    parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map(Number);
}
