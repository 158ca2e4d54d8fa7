import { foldLetters, plainSigns } from './letters.ts';
import { numberPhrase } from './number-words.ts';

const whole: ReadonlyMap<string, string> = new Map([
  ['نصف', '1/2'],
  ['ثلث', '1/3'],
  ['ربع', '1/4'],
  ['سدس', '1/6'],
  ['ثمن', '1/8'],
  ['ثلثان', '2/3'],
  ['ثلثين', '2/3'],
  ['خمسان', '2/5'],
]);
const denominators: ReadonlyMap<string, number> = new Map(
  ['اثلاث', 'ارباع', 'اخماس', 'اسداس', 'اسباع', 'اثمان', 'اتساع', 'اعشار'].map((name, at) => [
    name,
    at + 3,
  ]),
);

const integerOf = (word: string): number | null =>
  /^\d{1,6}$/.test(word) ? Number(word) : (numberPhrase([word], 0)?.value ?? null);

/**
 * A fraction in words as its two numbers: «ثلاثة أرباع» and «3 على 4» are 3/4; none where a text is anything else. «خمس», «سبع»,
 * «تسع» and «عشر» are numbers as well, and stay.
 */
export function fractionOf(text: string): string[] {
  const words = foldLetters(plainSigns(text)).trim().split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  if (words.length > 3) return [];
  const alone = whole.get(first.replace(/^ال/, ''));
  if (alone && (words.length === 1 || (words.length === 2 && second === 'واحد'))) return [alone];
  const [above, below] = [integerOf(first), denominators.get(second)];
  if (words.length === 2 && above !== null && below) return [`${above}/${below}`];
  const under = integerOf(third);
  const isQuotient = /^(?:علي|over)$/.test(second);
  return isQuotient &&
    above !== null &&
    under !== null &&
    Number.isInteger(above) &&
    Number.isInteger(under)
    ? [`${above}/${under}`]
    : [];
}
