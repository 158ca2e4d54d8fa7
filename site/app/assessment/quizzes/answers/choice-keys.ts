import { foldDigits } from '@nibras/contract/text/digits.ts';

const arabicLetters = ['ا', 'ب', 'ت', 'ث', 'ج', 'ح', 'خ', 'د', 'ذ'];

/** The letter that stands before a choice: أ، ب، ت. */
export const letterOf = (index: number): string =>
  index === 0 ? 'أ' : (arabicLetters[index] ?? String(index + 1));

/** The index of the choice that a key names: 1–9, ١–٩, a–i, or أ، ب، ت on an Arabic keyboard; null for other keys. */
export function choiceOfKey(key: string): number | null {
  const digit = foldDigits(key);
  if (/^[1-9]$/.test(digit)) return Number(digit) - 1;
  if (/^[a-i]$/i.test(key)) return key.toLowerCase().charCodeAt(0) - 97;
  const letter = arabicLetters.indexOf(key.replace(/[أإآ]/, 'ا'));
  return letter === -1 || key === '' ? null : letter;
}
