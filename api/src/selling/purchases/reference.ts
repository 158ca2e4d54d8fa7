import { randomInt } from 'node:crypto';
import { foldDigits } from '@nibras/contract/text/digits.ts';

/** Digits and letters that nobody takes for another one: no I, L, O, U, 0 and 1. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** A new reference that people write on their transfers; whether it is free is for the caller to see. */
export const newReference = (): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/**
 * A reference as a person has typed it, folded: Arabic digits, small letters and spaces do no harm.
 * @returns null for what cannot be one
 */
export function parseReference(typed: string): string | null {
  const text = foldDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return text.length === length && [...text].every((sign) => signs.includes(sign)) ? text : null;
}
