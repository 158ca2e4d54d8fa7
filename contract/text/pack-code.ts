import { foldDigits } from './digits.ts';

/**
 * The signs of codes that are sold: 29, a prime number, without those that look alike in print (0 and O, 1, I and L, U
 * and V, 2 and Z).
 */
export const codeCharacters = '23456789ABCDEFGHJKMNPQRSTVWXY';
export const codeLength = 12;

/** What people read in place of a sign that the codes do not have. */
const readAs: Readonly<Record<string, string>> = { U: 'V', Z: '2' };

const prime = codeCharacters.length;

/**
 * The last sign, which makes the sum of the signs, each times its place, a multiple of 29. A prime and places below it
 * find every single wrong sign and every exchange of two signs (docs/behaviour/codes.md#signs).
 * @param signs the first eleven
 */
export function checkCharacter(characters: string): string {
  const sum = [...characters].reduce(
    (total, character, at) => total + (at + 1) * codeCharacters.indexOf(character),
    0,
  );
  // 17 × 12 = 204 = 7 × 29 + 1: so 17 divides by 12, the place of the check sign.
  return codeCharacters.charAt((((prime - (sum % prime)) % prime) * 17) % prime);
}

const isCode = (characters: string) =>
  characters.length === codeLength &&
  [...characters].every((character) => codeCharacters.includes(character)) &&
  checkCharacter(characters.slice(0, -1)) === characters.at(-1);

/**
 * Reads a code as people type it: spaces, dashes, small letters, Arabic digits, with its prefix, or the whole link of its
 * QR code.
 * @returns its twelve signs; null if it cannot be a code, such as with one wrong sign
 */
export function readPackCode(typed: string): string | null {
  const [text = ''] = foldDigits(typed).split(/[#=]/).slice(-1);
  const characters = [...text.toUpperCase()]
    .filter((character) => /[0-9A-Z]/.test(character))
    .map((character) => readAs[character] ?? character)
    .join('')
    .slice(-codeLength);
  return isCode(characters) ? characters : null;
}

/** A code as it is printed: `ABCD-EFGH-JKMN`, which is read left to right. */
export const printedCode = (characters: string): string =>
  characters.replace(/(.{4})(?=.)/g, '$1-');
