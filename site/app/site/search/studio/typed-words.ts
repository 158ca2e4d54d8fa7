import { synonyms as limits } from '@nibras/contract/site/search/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';

const separators = /[،,؛;\n]/;

/** The words and phrases of a text that divides them by commas or lines. */
export const typedWords = (text: string): string[] =>
  text
    .split(separators)
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');

export const joinWords = (words: readonly string[]): string => words.join('، ');

/** Isolated, since a name in Latin letters would turn its sentence round. */
const quoted = (word: string) => `«\u2068${word}\u2069»`;

function wordProblem(word: string): string | undefined {
  const { length } = foldArabic(word).split(' ').filter(Boolean);
  if (length === 0) return `لا حروف في ${quoted(word)} يُبحث بها.`;
  if (length > limits.wordsMax) return `اختصر ${quoted(word)} إلى ثلاث كلمات على الأكثر.`;
  if (word.length > limits.memberMaxLength)
    return `اختصر ${quoted(word)} إلى ${countLabel(limits.memberMaxLength, 'letter', 'genitive')} على الأكثر.`;
  return undefined;
}

/** What the API would refuse of words that mean the same, in words; undefined where nothing is wrong. */
export function wordsProblem(text: string): string | undefined {
  const words = typedWords(text);
  const wrong = words.map(wordProblem).find((problem) => problem !== undefined);
  if (wrong) return wrong;
  const known = new Map<string, string>();
  for (const word of words) {
    const other = known.get(foldArabic(word));
    if (other === word) return `كتبت ${quoted(word)} مرتين.`;
    if (other) return `البحث يعدّ ${quoted(other)} و${quoted(word)} كلمة واحدة، فاكتب إحداهما.`;
    known.set(foldArabic(word), word);
  }
  if (words.length < limits.membersMin) return 'اكتب كلمتين على الأقل، وبينهما فاصلة.';
  if (words.length > limits.membersMax) return 'اكتب عشر كلمات على الأكثر.';
  return undefined;
}
