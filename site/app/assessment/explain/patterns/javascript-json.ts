import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { lastValue } from './chain.ts';

const errors = ['SyntaxError'];
const refused =
  /(?: is not valid JSON| in JSON at position \d+|^JSON\.parse: |^JSON Parse error: |^Expected |^Bad )/;

/** What stands between the quote at the beginning and the last one like it, and what stands behind. */
function betweenQuotes(code: string): { text: string; behind: string } | null {
  const [quote = ''] = code;
  const end = code.lastIndexOf(quote);
  return /["'`]/.test(quote) && end > 0
    ? { text: code.slice(1, end), behind: code.slice(end + 1) }
    : null;
}

/** The text that is written between the brackets of `JSON.parse`, on the line or where its name got its value. */
function writtenText(seen: Seen): string | null {
  const call = /\bJSON\.parse\(\s*(?=["'`])/.exec(seen.line);
  const here = call && betweenQuotes(seen.line.slice(call.index + call[0].length));
  if (here && /^\s*\)/.test(here.behind)) return here.text;
  const name = /\bJSON\.parse\(\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*\)/u.exec(seen.code)?.[1];
  const given = name ? lastValue(seen, name, seen.number) : null;
  const value = betweenQuotes(given?.value.trim() ?? '');
  return value && /^[\s;]?$/.test(value.behind) ? value.text : null;
}

/** A look at the text that was not read, without what stands in its own texts. */
const inText =
  (fits: (plain: string, text: string) => boolean) =>
  (seen: Seen): Found | null => {
    const text = writtenText(seen);
    if (text === null) return null;
    return fits(text.replace(/"(?:\\.|[^"\\])*"/g, '""'), text) ? {} : null;
  };

/** What JSON refuses: a SyntaxError too, but of a text and not of the line. */
export const javascriptJson: Pattern[] = [
  {
    id: 'javascript/json-of-undefined',
    errors,
    message:
      /^(?:"undefined" is not valid JSON|JSON Parse error: Unexpected identifier "undefined")/,
    inLibrary: true,
    title: 'لا نص يُقرأ بصيغة JSON',
    text: 'أُعطيت `JSON.parse` القيمة `undefined` بدل نص.',
    next: 'اطبع ما بين القوسين، وابحث عن السطر الذي يعطيه قيمته.',
  },
  {
    id: 'javascript/json-of-object',
    errors,
    message: /^(?:"\[object Object\]" is not valid JSON|Unexpected token o in JSON at position 1)/,
    inLibrary: true,
    title: 'هذا كائن وليس نصًا',
    text: 'تحوّل `JSON.parse` نصًا إلى كائن، وقد أُعطيت كائنًا جاهزًا.',
    next: 'استعمل الكائن مباشرة. ولتحويله إلى نص استعمل `JSON.stringify(…)`.',
  },
  {
    id: 'javascript/json-empty',
    errors,
    message:
      /^(?:Unexpected end of JSON input|JSON\.parse: unexpected end of data|JSON Parse error: Unexpected EOF)/,
    inLibrary: true,
    title: 'نص JSON فارغ أو لم يكتمل',
    text: 'انتهى النص الذي تقرؤه `JSON.parse` قبل أن يكتمل، أو كان فارغًا.',
    next: 'اطبع النص قبل قراءته.',
  },
  {
    id: 'javascript/json-single-quotes',
    errors,
    message: refused,
    inLibrary: true,
    look: inText((plain) => plain.includes("'")),
    title: 'نصوص JSON بين علامتي `"`',
    text: 'في النص مفاتيح أو قيم بين علامتي `\'`، وصيغة JSON لا تقبل للنصوص إلا العلامة `"`.',
    next: 'اكتب `"` حول كل مفتاح ونص داخل JSON، وضع حول النص كله العلامة الأخرى.',
  },
  {
    id: 'javascript/json-comma',
    errors,
    message: refused,
    inLibrary: true,
    look: inText((plain) => /,\s*[}\]]/.test(plain)),
    title: 'فاصلة بعد آخر عنصر',
    text: 'بعد آخر عنصر في النص فاصلة، وصيغة JSON لا تقبلها.',
    next: 'احذف الفاصلة التي قبل قوس الإغلاق.',
  },
  {
    id: 'javascript/json-key',
    errors,
    message: refused,
    inLibrary: true,
    look: inText((plain) => /[{,]\s*[\p{L}_$][\p{L}\p{N}_$]*\s*:/u.test(plain)),
    title: 'مفاتيح JSON بين علامتي تنصيص',
    text: 'في النص مفتاح بلا علامتي تنصيص. يجوز ذلك في كائن جافاسكربت، ولا يجوز في JSON.',
    next: 'اكتب `"` حول كل مفتاح، مثل `{"name": "علي"}`.',
  },
  {
    id: 'javascript/json-value',
    errors,
    message: refused,
    inLibrary: true,
    look: inText(
      (plain) =>
        /:\s*(?:undefined|NaN|None|True|False|[\p{L}]+)\s*[,}\]]/u.test(plain) &&
        !/:\s*(?:true|false|null)\s*[,}\]]/.test(plain),
    ),
    title: 'قيمة لا تقبلها صيغة JSON',
    text: 'في النص قيمة ليست نصًا بين علامتين ولا عددًا ولا `true` أو `false` أو `null`.',
    next: 'ضع النص بين علامتي `"`، واكتب `null` مكان `undefined`.',
  },
  {
    id: 'javascript/json-brackets',
    errors,
    message: refused,
    inLibrary: true,
    look: inText((plain) => plain.split(/[{[]/).length !== plain.split(/[}\]]/).length),
    title: 'قوس ناقص أو زائد في JSON',
    text: 'الأقواس في النص لا تتساوى: لكل `{` قوس `}`، ولكل `[` قوس `]`.',
    next: 'عُدّ الأقواس في النص وأكمل الناقص.',
  },
  {
    id: 'javascript/json',
    errors,
    message: /(?: is not valid JSON| in JSON at position \d+|^JSON\.parse: |^JSON Parse error: )/,
    inLibrary: true,
    title: 'النص ليس JSON صحيحًا',
    text: 'حاول البرنامج قراءة نص بصيغة JSON، وفي النص ما يخالف هذه الصيغة.',
    next: 'اطبع النص قبل قراءته. في JSON تُكتب المفاتيح والنصوص بين `"`، ولا فاصلة بعد آخر عنصر.',
  },
];
