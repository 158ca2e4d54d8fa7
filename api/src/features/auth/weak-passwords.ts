import { foldDigits } from '@nibras/contract/digits.ts';
import { passwords as rules } from '@nibras/contract/limits.ts';
import { AppError } from '#platform/http/app-error.ts';

/** What Arabic writers choose first, without spaces; the common list knows Latin letters only. */
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

/** The 49,000 most used passwords, read when the first one is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const listed: readonly (string | number)[] = dictionary['passwords-common'] ?? [];
    return new Set([...listed.map(String), ...commonInArabic]);
  });
  return loading;
}

/** As lists have it: one kind of digits and letters, no spaces, no marks. */
const plain = (text: string) =>
  foldDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s\u0640\u064b-\u0652]/g, '')
    .replace(/[أإآ]/g, 'ا');

/** What is left of `salma1990!` without the signs and digits around it. */
const wordOf = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

interface ChosenPassword {
  password: string;
  /** What a stranger who guesses would know: the person's name and address, the site's name. */
  known: readonly string[];
}

async function isWeak({ password, known }: ChosenPassword): Promise<boolean> {
  const text = plain(password);
  if (/^\d+$/.test(text) || new Set(text).size < rules.leastDifferent) return true;
  const words = new Set(known.flatMap((name) => [name, ...name.split(/[\s@.]/)]).map(plain));
  const common = await commonPasswords();
  const isCommon = (word: string) => common.has(word) || words.has(word);
  const word = wordOf(text);
  return isCommon(text) || (text.length - word.length <= rules.leastDifferent && isCommon(word));
}

/**
 * Refuses a password that whoever guesses would try early.
 * @throws AppError 'weak-password'
 */
export async function refuseWeakPassword(chosen: ChosenPassword): Promise<void> {
  if (!(await isWeak(chosen))) return;
  throw new AppError('weak-password', {
    errors: { password: ['كلمة المرور هذه سهلة التخمين. اختر غيرها.'] },
  });
}
