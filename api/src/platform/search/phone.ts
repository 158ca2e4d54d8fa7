import { people as limits } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';

/** Fewer digits are in too many numbers, and no trigram index answers them. */
const minDigits = 3;
/** From so many digits on, a text may begin with a country's code. */
const wholeNumber = 10;

/**
 * The digits by which a number is found that a person wrote in their own way: with spaces, in ٠–٩, with or without the
 * country's code. A whole number is compared by its end, the beginning of one without the zero in front.
 * @returns null for a text that is no part of a number
 */
export function phoneDigits(input: string): string | null {
  const text = foldDigits(input.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')).trim();
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (digits.length < minDigits) return null;
  if (digits.length >= wholeNumber) return digits.slice(-limits.phoneDigits);
  const withoutZeros = digits.replace(/^0+/, '');
  return withoutZeros.length < minDigits ? digits : withoutZeros;
}
