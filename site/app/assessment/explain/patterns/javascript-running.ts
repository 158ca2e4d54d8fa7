import type { Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { inCode } from './look.ts';

const errors = ['TypeError'];
const notIterable = /^(?:(?<value>.+?) is not iterable|Spread syntax requires \.\.\.iterable)/;
const readOnly =
  /^(?:Assignment to constant variable|invalid assignment to const '(?<name>[^']+)'|Attempted to assign to readonly property)/;

/** The constant that the line gives another value. */
function changedConstant({ code, codes, groups }: Seen) {
  if (groups.name) return { values: { name: groups.name } };
  const changed = [
    ...code.matchAll(
      /([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:\+\+|--|(?:[-+*/%]|\*\*|\?\?|&&|\|\|)?=(?![=>]))/gu,
    ),
    ...code.matchAll(/(?:\+\+|--)\s*([\p{L}_$][\p{L}\p{N}_$]*)/gu),
  ].map((match) => match[1] ?? '');
  const name = changed.findLast((word) => {
    const declared = new RegExp(`\\bconst\\s+${word.replaceAll('$', '\\$')}(?![\\w$])`, 'u');
    return codes.some((line) => declared.test(line));
  });
  return name ? { values: { name } } : null;
}

const objectOf = ({ codes, groups: { value = '' } }: Seen) =>
  codes.some((code) =>
    new RegExp(`\\b(?:let|const|var)\\s+${value.replace(/\W/g, '\\$&')}\\s*=\\s*\\{`).test(code),
  );

const unsetOf = ({ codes, groups: { value = '' } }: Seen) =>
  value === 'undefined' ||
  codes.some((code) =>
    new RegExp(`\\b(?:let|var)\\s+${value.replace(/\W/g, '\\$&')}\\s*;`).test(code),
  );

/** What the program itself threw. It stands before all others: such a message says what its author wanted. */
export const javascriptOwn: Pattern[] = [
  {
    id: 'javascript/own-error',
    message: /[\s\S]*/,
    look: ({ code }) => (/(?:^|[;{})]|\belse)\s*throw\b/.test(code) ? {} : null),
    title: 'أوقف البرنامج نفسه',
    text: 'في هذا السطر `throw`، أي إن البرنامج هو الذي قرر أن يتوقف هنا لأن شيئًا لم يكن كما يجب.',
    next: 'في الرسالة الأصلية ما كتبه صاحب البرنامج. انظر إلى الشرط الذي قبل `throw`: لماذا تحقق؟',
  },
];

/** Constants, iteration, and what the language's own functions refuse. */
export const javascriptOperations: Pattern[] = [
  {
    id: 'javascript/constant-changed',
    errors,
    message: readOnly,
    look: changedConstant,
    title: '`{name}` ثابت لا يتغير',
    text: 'عُرّف `{name}` بـ`const`، ثم أراد هذا السطر أن يضع فيه قيمة أخرى.',
    next: 'عرّفه بـ`let` إن كانت قيمته تتغير.',
  },
  {
    id: 'javascript/some-constant-changed',
    errors,
    message: /^Assignment to constant variable/,
    title: 'ثابت لا يتغير',
    text: 'في هذا السطر قيمة جديدة لاسم عُرّف بـ`const`.',
    next: 'ابحث عن سطر تعريفه، واكتب فيه `let` إن كانت قيمته تتغير.',
  },
  {
    id: 'javascript/list-from-object',
    errors,
    message:
      /(?:not iterable|is not a function or its return value is not iterable|Spread syntax requires|is not a function \(near)/,
    look: (seen) => {
      const found = inCode(
        /(?:\b(?:const|let|var)\s+|^\s*|\()\[(?<names>[^\]]*)\]\s*=\s*(?<source>[\p{L}_$][\w$.]*)/u,
      )(seen);
      const source = found?.values?.source ?? '';
      const isUnset = unsetOf({ ...seen, groups: { value: source } });
      return isUnset || /^(?:undefined|null) /.test(seen.message) ? null : found;
    },
    title: 'القوسان المربعان يفككان قائمة',
    text: 'على يسار `=` قوسان مربعان `[{names}]`، فانتظرت جافاسكربت قائمة، و`{source}` ليس قائمة.',
    next: 'إن كان كائنًا ففككه بقوسين معقوفين وبأسماء خصائصه: `const { name, age } = {source}`.',
  },
  {
    id: 'javascript/spread-object',
    errors,
    message: notIterable,
    look: inCode(/[[(,]\s*\.\.\.(?<value>[\p{L}_$][\w$.]*)/u),
    title: 'لا تنفك هذه القيمة بـ`...`',
    text: 'بين قوسين مربعين أو قوسي استدعاء تفكك `...` قائمة أو نصًا، و`{value}` ليس واحدًا منهما.',
    next: 'لنسخ كائن اكتب `{ ...{value} }`، ولقيمه `...Object.values({value})`.',
  },
  {
    id: 'javascript/object-not-iterable',
    errors,
    message: notIterable,
    look: (seen) => (objectOf(seen) ? {} : null),
    title: 'لا تمر `of` على كائن',
    text: 'تمر `for … of` على عناصر قائمة أو حروف نص، و`{value}` كائن.',
    next: 'للمفاتيح اكتب `Object.keys({value})`، وللقيم `Object.values({value})`.',
  },
  {
    id: 'javascript/undefined-not-iterable',
    errors,
    message: notIterable,
    look: (seen) => (unsetOf(seen) ? {} : null),
    title: 'قائمة بلا قيمة',
    text: 'المطلوب هنا قائمة، و`{value}` لم يأخذ قيمة بعد.',
    next: 'أعطه قائمة قبل هذا السطر، ولو كانت فارغة: `[]`.',
  },
  {
    id: 'javascript/not-iterable',
    errors,
    message: notIterable,
    title: 'لا يمكن المرور على هذه القيمة',
    text: 'المطلوب هنا قائمة أو نص يمكن المرور على عناصره، والقيمة ليست كذلك.',
    next: 'اطبع القيمة بـ`console.log` لترى نوعها. ولتكرار عدد من المرات استعمل `for (let i = 0; …)`.',
  },
  {
    id: 'javascript/reduce-of-nothing',
    errors,
    message: /^reduce of empty array with no initial value/i,
    title: '`reduce` على قائمة فارغة',
    text: 'القائمة فارغة، ولم تُعط `reduce` قيمة تبدأ منها.',
    next: 'أضف القيمة الأولى بعد الدالة: `reduce((sum, x) => sum + x, 0)`.',
  },
  {
    id: 'javascript/object-of-nothing',
    errors,
    message:
      /^(?:Cannot convert undefined or null to object|can't convert (?:undefined|null) to object|(?:undefined|null) is not an object \(evaluating 'Object\.)/,
    look: ({ code }) => (/\bObject\.\w+\s*\(/.test(code) ? {} : null),
    title: 'المطلوب كائن',
    text: 'أُعطيت الدالة `undefined` أو `null` بدل كائن.',
    next: 'اطبع ما بين القوسين بـ`console.log`، وابحث عن السطر الذي يعطيه قيمته.',
  },
  {
    id: 'javascript/bigint-mixed',
    errors,
    message:
      /^(?:Cannot mix BigInt and other types|can't convert BigInt to number|Invalid mix of BigInt)/,
    title: 'نوعان من الأعداد في عملية واحدة',
    text: 'العدد الذي ينتهي بـ`n` من نوع `BigInt`، ولا يُحسب مع عدد عادي.',
    next: 'احذف `n`، أو أضفها إلى العددين.',
  },
  {
    id: 'javascript/frozen-added',
    errors,
    message:
      /^(?:Cannot add property (?<a>\S+), object is not extensible|can't define property "(?<b>[^"]+)": .+ is not extensible|Attempting to define property on object that is not extensible)/,
    title: 'كائن لا يقبل الإضافة',
    text: 'هذا الكائن مجمّد، فلا تضاف إليه خصائص.',
    next: 'اصنع نسخة منه فيها الجديد: `{ ...old, name: value }`.',
  },
  {
    id: 'javascript/frozen',
    errors,
    message:
      /^(?:Cannot assign to read only property '(?<a>[^']+)'|"(?<b>[^"]+)" is read-only|Attempted to assign to readonly property)/,
    title: 'خاصية لا تتغير',
    text: 'هذه الخاصية للقراءة فقط: الكائن مجمّد، أو النص الذي هي حرف منه لا تتغير حروفه.',
    next: 'اصنع قيمة جديدة فيها التغيير بدل تعديل القديمة.',
  },
  {
    id: 'javascript/circular-json',
    errors,
    message:
      /^(?:Converting circular structure to JSON|cyclic object value|JSON\.stringify cannot serialize cyclic)/,
    title: 'كائن يشير إلى نفسه',
    text: 'لا يتحول الكائن إلى JSON لأن إحدى خصائصه تعود إلى الكائن نفسه.',
    next: 'اختر الخصائص التي تحتاجها، وحوّلها وحدها.',
  },
  {
    id: 'javascript/instanceof-right',
    errors,
    message:
      /^(?:Right-hand side of 'instanceof' is not|invalid 'instanceof' operand|Right hand side of instanceof)/,
    title: 'ما بعد `instanceof` ليس صنفًا',
    text: 'تسأل `instanceof` هل الكائن من صنف، فلا بد أن يأتي بعدها اسم صنف.',
    next: 'لمعرفة نوع قيمة بسيطة استعمل `typeof`.',
  },
  {
    id: 'javascript/in-text',
    errors,
    message: /^cannot use 'in' operator to search for/i,
    title: '`in` مع ما ليس كائنًا',
    text: 'تسأل `in` هل في الكائن خاصية، وما بعدها هنا ليس كائنًا.',
    next: 'للبحث في نص أو قائمة استعمل `includes(…)`.',
  },
  {
    id: 'javascript/endless-recursion',
    errors: ['RangeError', 'InternalError'],
    message: /^(?:Maximum call stack size exceeded|too much recursion)/,
    title: 'دالة تستدعي نفسها بلا نهاية',
    text: 'استدعت دالة نفسها، أو استدعت الدوال بعضها، مرات أكثر مما تسمح به جافاسكربت.',
    next: 'تأكد من أن في الدالة شرطًا تتوقف عنده، وأن كل استدعاء يقترب منه.',
  },
  {
    id: 'javascript/array-length',
    errors: ['RangeError'],
    message:
      /^(?:Invalid array length|invalid array length|Array size is not a small enough positive integer)/,
    title: 'طول القائمة غير صالح',
    text: 'طول القائمة عدد صحيح لا يقل عن صفر ولا يزيد على حد اللغة، والذي وصل ليس كذلك.',
    next: 'اطبع العدد قبل هذا السطر.',
  },
  {
    id: 'javascript/repeat-count',
    errors: ['RangeError'],
    message: /^(?:Invalid count value|repeat count must be|String\.prototype\.repeat argument)/,
    title: 'عدد مرات التكرار غير صالح',
    text: 'تحتاج `repeat` إلى عدد من المرات لا يقل عن صفر.',
    next: 'اطبع العدد قبل هذا السطر لترى كيف صار كذلك.',
  },
  {
    id: 'javascript/fixed-digits',
    errors: ['RangeError'],
    message:
      /^(?:(?<name>to\w+)\(\) (?:digits )?argument must be between|precision -?\d+ out of range)/,
    title: 'عدد المنازل غير صالح',
    text: 'عدد المنازل المطلوب خارج المدى المسموح به.',
    next: 'اكتب بين القوسين عددًا صغيرًا مثل 2.',
  },
  {
    id: 'javascript/invalid-date',
    errors: ['RangeError'],
    message: /^(?:Invalid time value|invalid date|Invalid Date|date value is not finite)/,
    title: 'تاريخ غير صحيح',
    text: 'لم يُفهم النص الذي صُنع منه التاريخ، فليس فيه وقت يُعرض.',
    next: 'اكتب التاريخ بهذه الصورة: `2026-01-31`.',
  },
];
