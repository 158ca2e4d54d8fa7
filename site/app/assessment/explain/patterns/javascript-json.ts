import type { Pattern } from '../pattern.ts';

const errors = ['SyntaxError'];

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
    id: 'javascript/json',
    errors,
    message: /(?: is not valid JSON| in JSON at position \d+|^JSON\.parse: |^JSON Parse error: )/,
    inLibrary: true,
    title: 'النص ليس JSON صحيحًا',
    text: 'حاول البرنامج قراءة نص بصيغة JSON، وفي النص ما يخالف هذه الصيغة.',
    next: 'اطبع النص قبل قراءته. في JSON تُكتب المفاتيح والنصوص بين `"`، ولا فاصلة بعد آخر عنصر.',
  },
];
