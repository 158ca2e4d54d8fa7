import type { Pattern } from '../pattern.ts';
import { nearest } from '../words.ts';
import { literally } from './chain.ts';

/** Names of other languages, and what Python has in their place. */
const foreign: Record<string, string> = {
  console: 'print(…)',
  System: 'print(…)',
  Console: 'print(…)',
  cout: 'print(…)',
  printf: 'print(…)',
  println: 'print(…)',
  puts: 'print(…)',
  echo: 'print(…)',
  document: 'print(…)',
  alert: 'print(…)',
  اطبع: 'print(…)',
  أطبع: 'print(…)',
  طباعة: 'print(…)',
  cin: 'input()',
  scanf: 'input()',
  prompt: 'input()',
  raw_input: 'input()',
  readline: 'input()',
  this: 'self',
  Math: 'math',
  parseInt: 'int(…)',
  parseFloat: 'float(…)',
  Number: 'int(…)',
  String: 'str(…)',
  string: 'str(…)',
  integer: 'int(…)',
  double: 'float(…)',
  boolean: 'bool(…)',
  array: 'list(…)',
  Array: 'list(…)',
  length: 'len(…)',
  size: 'len(…)',
  count: 'len(…)',
  strlen: 'len(…)',
  xrange: 'range(…)',
  unicode: 'str(…)',
  typeof: 'type(…)',
  sqrt: 'math.sqrt(…)',
  average: 'sum(…) / len(…)',
  avg: 'sum(…) / len(…)',
  reverse: 'reversed(…)',
  sort: 'sorted(…)',
  upper: '"…".upper()',
  lower: '"…".lower()',
  split: '"…".split()',
  replace: '"…".replace(…)',
  append: 'items.append(…)',
};

/** Words and signs of other languages that Python takes for names, and what it cannot do with a value. */
export const pythonForeign: Pattern[] = [
  {
    id: 'python/name-of-other-language',
    errors: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    look: ({ groups: { name = '' }, code, definedAt, words }) => {
      const meant = Object.hasOwn(foreign, name) ? foreign[name] : undefined;
      const isUsed = new RegExp(
        `(?<![\\p{L}\\p{N}_.])${literally(name)}\\s*(?:[.(]|<<|>>)`,
        'u',
      ).test(code);
      if (!meant || !isUsed || definedAt(name) || nearest(name, words)) return null;
      const next =
        meant === 'math'
          ? 'اكتب في أول البرنامج `import math`، ثم `math.sqrt(…)` مثلًا.'
          : undefined;
      return { values: { meant }, ...(next && { next }) };
    },
    title: 'تُكتب في بايثون `{meant}`',
    text: 'لا تعرف بايثون `{name}`، وما تقوم به في لغات أخرى تكتبه هكذا: `{meant}`.',
    next: 'اكتب `{meant}` مكانها.',
  },
  {
    id: 'python/key-without-quotes',
    errors: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    look: ({ groups: { name = '' }, code }) =>
      new RegExp(`[{,]\\s*${literally(name)}\\s*:|\\[\\s*${literally(name)}\\s*\\]`, 'u').test(code)
        ? {}
        : null,
    title: 'مفتاح بلا علامتي تنصيص، أو اسم غير معرّف',
    text: 'قرأت بايثون `{name}` على أنه اسم متغير، ولا يوجد متغير بهذا الاسم. مفاتيح القاموس النصية تكون بين علامتي تنصيص.',
    next: 'إن كان نصًا فاكتب `"{name}"`. وإن كان متغيرًا فأعطه قيمة قبل هذا السطر.',
  },
  {
    id: 'python/missing-parent',
    errors: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    look: ({ groups: { name = '' }, code }) =>
      new RegExp(`^\\s*class\\s+\\w+\\s*\\([^)]*\\b${literally(name)}\\b`).test(code) ? {} : null,
    title: 'الصنف `{name}` غير معرّف',
    text: 'يرث هذا الصنف من `{name}`، ولم يُعرَّف صنف بهذا الاسم قبله.',
    next: 'عرّف `{name}` قبل هذا السطر، أو راجع كتابة اسمه.',
  },
  {
    id: 'python/power-sign',
    errors: ['TypeError'],
    message: /^unsupported operand type\(s\) for \^=?: '(?:int|float)' and '(?:int|float)'/,
    title: 'الأس في بايثون `**`',
    text: 'العلامة `^` في بايثون ليست للأس، ولا تعمل مع الأعداد العشرية.',
    next: 'اكتب `**` مكانها: `r ** 2`.',
  },
  {
    id: 'python/range-of-list',
    errors: ['TypeError'],
    message: /^'(?<type>list|tuple|dict|set)' object cannot be interpreted as an integer/,
    look: ({ code }) => (/\brange\s*\(/.test(code) ? {} : null),
    title: 'تأخذ `range` عددًا لا {type:type}',
    text: 'بين قوسي `range` {type:type}، وهي تنتظر عددًا صحيحًا.',
    next: 'للمرور على العناصر اكتب `for x in items:`، وعلى أرقامها `range(len(items))`.',
  },
  {
    id: 'python/range-of-fraction',
    errors: ['TypeError'],
    message: /^'float' object cannot be interpreted as an integer/,
    look: ({ code }) => (/\brange\s*\(/.test(code) ? {} : null),
    title: 'تأخذ `range` أعدادًا صحيحة فقط',
    text: 'بين قوسي `range` عدد عشري، ولا تعد `range` إلا بالأعداد الصحيحة. القسمة بـ`/` تعطي عددًا عشريًا دائمًا.',
    next: 'استعمل `//` للقسمة، أو عُدّ بأعداد صحيحة ثم اقسم داخل الحلقة: `i / 10`.',
  },
  {
    id: 'python/one-value-for-many',
    errors: ['TypeError'],
    message: /^'(?<type>int|float)' object is not iterable/,
    look: ({ code }) => {
      const name = /\b(sum|max|min|sorted|list|set|tuple|any|all|enumerate)\s*\(/.exec(code)?.[1];
      return name && !/^\s*for\b/.test(code) ? { values: { name } } : null;
    },
    title: 'تنتظر `{name}` مجموعة قيم',
    text: 'تعمل `{name}` على قائمة أو ما يشبهها، والذي بين قوسيها عدد واحد.',
    next: 'أعطها القائمة كلها، أو ضع القيم بين قوسين مربعين: `{name}([…])`.',
  },
  {
    id: 'python/values-without-list',
    errors: ['TypeError'],
    message: /^sum\(\) takes at most 2 arguments/,
    title: 'تنتظر `sum` قائمة واحدة',
    text: 'كُتبت الأعداد مباشرة بين قوسي `sum`، وهي تأخذ قائمة فيها الأعداد.',
    next: 'ضعها بين قوسين مربعين: `sum([1, 2, 3])`.',
  },
  {
    id: 'python/round-of-text',
    errors: ['TypeError'],
    message:
      /^(?:type (?<a>\w+) doesn't define __(?<b>round)__ method|bad operand type for (?<c>abs)\(\): '(?<d>\w+)'|must be real number, not (?<e>\w+))/,
    look: ({ groups: { a, b, c, d, e } }) => ({
      values: { name: b ?? c ?? 'math', type: a ?? d ?? e ?? '' },
    }),
    title: 'المطلوب عدد',
    text: 'تعمل هذه الدالة مع الأعداد، والقيمة التي وصلتها نوعها `{type}`.',
    next: 'إن كان العدد مكتوبًا في نص فحوّله أولًا بـ`float(…)`.',
  },
  {
    id: 'python/property-called',
    errors: ['TypeError'],
    message: /^'(?:int|float|str|list|dict|bool|tuple)' object is not callable/,
    look: ({ code, codes }) => {
      for (const [, name = ''] of code.matchAll(/\.(\w+)\s*\(/g)) {
        const isValue = new RegExp(`\\bself\\.${name}\\s*(?::[^=]+)?=(?!=)`);
        const property = codes.findIndex((line) => /^\s*@property\b/.test(line));
        const isProperty =
          property >= 0 && new RegExp(`\\bdef\\s+${name}\\b`).test(codes[property + 1] ?? '');
        if (isProperty || codes.some((line) => isValue.test(line))) return { values: { name } };
      }
      return null;
    },
    title: '`{name}` قيمة وليست دالة',
    text: 'القوسان يعنيان استدعاء دالة، و`{name}` في هذا الكائن قيمة تُقرأ بلا قوسين.',
    next: 'احذف القوسين بعد `{name}`. وإن كان في الصنف دالة بالاسم نفسه فغيّر أحد الاسمين.',
  },
  {
    id: 'python/missing-operator-before-bracket',
    errors: ['TypeError'],
    message: /^'(?:int|float)' object is not callable/,
    look: ({ code }) => (/(?<![\w.])\d+(?:\.\d+)?\s*\(/.test(code) ? {} : null),
    title: 'علامة الضرب ناقصة',
    text: 'جاء القوس بعد عدد مباشرة، فقرأته بايثون استدعاء دالة.',
    next: 'اكتب `*` بين العدد والقوس.',
  },
  {
    id: 'python/format-index',
    errors: ['IndexError'],
    message: /^Replacement index (?<index>\d+) out of range for positional args tuple/,
    look: ({ code }) => (/\.format\s*\(/.test(code) ? {} : null),
    title: 'قيم أقل من الأماكن في النص',
    text: 'في النص قبل `format` أقواس `{}` أكثر من القيم التي بين قوسيها.',
    next: 'أعط `format` قيمة لكل `{}`، أو استعمل `f"…"`.',
  },
];
