import { passwords as rules } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Common Arabic passwords, without spaces. The library's list has Latin letters only. */
const commonInArabic = [
  ...[
    'كلمةالسر',
    'كلمةالمرور',
    'كلمهالسر',
    'كلمهالمرور',
    'باسورد',
    'الباسورد',
    'مرحبا',
    'اهلا',
    'السلامعليكم',
  ],
  ...[
    'بسمالله',
    'سبحانالله',
    'الحمدلله',
    'اللهاكبر',
    'محمد',
    'احمد',
    'حبيبي',
    'حبيبتي',
    'بحبك',
    'انابحبك',
  ],
];

let loading: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords, loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const passwords: readonly (string | number)[] = dictionary['passwords-common'] ?? [];
    return new Set([...passwords.map(String), ...commonInArabic]);
  });
  return loading;
}

/** Normalises a text as the lists are: ASCII digits, lower case, one form of alef, no spaces and diacritics. */
const normalize = (text: string) =>
  foldDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s\u0640\u064b-\u0652]/g, '')
    .replace(/[أإآ]/g, 'ا');

/** The word in a password like `salma1990!`, without the digits and signs around it. */
const wordOf = (text: string) => /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? '';

interface ChosenPassword {
  password: string;
  /** Words that an attacker would know: the person's name and address, the site's name. */
  known: readonly string[];
}

async function isWeak({ password, known }: ChosenPassword): Promise<boolean> {
  const text = normalize(password);
  if (/^\d+$/.test(text) || new Set(text).size < rules.leastDifferent) return true;
  const words = new Set(known.flatMap((name) => [name, ...name.split(/[\s@.]/)]).map(normalize));
  const common = await commonPasswords();
  const isCommon = (word: string) => common.has(word) || words.has(word);
  const word = wordOf(text);
  return isCommon(text) || (text.length - word.length <= rules.leastDifferent && isCommon(word));
}

/**
 * Refuses a password that is easy to guess.
 * @throws AppError 'weak-password'
 */
export async function refuseWeakPassword(options: ChosenPassword): Promise<void> {
  if (!(await isWeak(options))) return;
  throw new AppError('weak-password', {
    errors: { password: ['كلمة المرور هذه سهلة التخمين. اختر غيرها.'] },
  });
}
