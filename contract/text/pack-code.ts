import { foldDigits } from './digits.ts';

/**
 * The signs of codes that are sold: 29, a prime number, without those that look alike in print (0 and O, 1, I and L, U
 * and V, 2 and Z).
 */
export const codeSigns = '23456789ABCDEFGHJKMNPQRSTVWXY';
export const codeLength = 12;

/** What people read in place of a sign that the codes do not have. */
const readAs: Readonly<Record<string, string>> = { U: 'V', Z: '2' };

const prime = codeSigns.length;

/**
 * The last sign, which makes the sum of the signs, each times its place, a multiple of 29. A prime and places below it
 * find every single wrong sign and every exchange of two signs (docs/behaviour/codes.md#signs).
 * @param signs the first eleven
 */
export function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, at) => total + (at + 1) * codeSigns.indexOf(sign), 0);
  // 17 × 12 = 204 = 7 × 29 + 1: so 17 divides by 12, the place of the check sign.
  return codeSigns.charAt((((prime - (sum % prime)) % prime) * 17) % prime);
}

const isCode = (signs: string) =>
  signs.length === codeLength &&
  [...signs].every((sign) => codeSigns.includes(sign)) &&
  checkSign(signs.slice(0, -1)) === signs.at(-1);

/**
 * Reads a code as people type it: spaces, dashes, small letters, Arabic digits, with its prefix, or the whole link of its
 * QR code.
 * @returns its twelve signs; null if it cannot be a code, such as with one wrong sign
 */
export function readPackCode(typed: string): string | null {
  const [text = ''] = foldDigits(typed).split(/[#=]/).slice(-1);
  const signs = [...text.toUpperCase()]
    .filter((sign) => /[0-9A-Z]/.test(sign))
    .map((sign) => readAs[sign] ?? sign)
    .join('')
    .slice(-codeLength);
  return isCode(signs) ? signs : null;
}

/** A code as it is printed: `ABCD-EFGH-JKMN`, which is read left to right. */
export const printedCode = (signs: string): string => signs.replace(/(.{4})(?=.)/g, '$1-');
