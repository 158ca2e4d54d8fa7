import type { Pattern } from '../pattern.ts';

const errors = ['TypeError'];
const operands =
  /^unsupported operand type\(s\) for (?<sign>\S+?)(?: or pow\(\))?: '(?<left>[\w.]+)' and '(?<right>[\w.]+)'/;

/** Operations between values that do not go together. */
export const pythonOperations: Pattern[] = [
  {
    id: 'python/text-plus-none',
    errors,
    message: /^can only concatenate (?<left>str|list|tuple) \(not "NoneType"\)/,
    title: 'جمع مع القيمة الفارغة `None`',
    text: 'ما بعد `+` هو `None`، أي لا قيمة. يحدث هذا غالبًا حين لا تعيد دالة شيئًا بـ`return`، أو حين يُستعمل ما تعيده `print`.',
    next: 'تتبّع ما بعد `+`: من أين تأتي قيمته؟ وإن كان استدعاء دالة فتأكد أنها تنتهي بـ`return`.',
  },
  {
    id: 'python/text-plus-number',
    errors,
    message: /^can only concatenate str \(not "(?<other>int|float)"\)/,
    title: 'جمع نص مع عدد',
    text: 'على يسار `+` نص وعلى يمينها {other:type}، ولا تجمع بايثون بينهما من نفسها.',
    next: 'حوّل العدد إلى نص بـ`str(…)`، أو استعمل `f"…"`. وإن أردت الحساب فحوّل النص إلى عدد بـ`int(…)`.',
  },
  {
    id: 'python/text-plus-other',
    errors,
    message: /^can only concatenate str \(not "(?<other>\w+)"\)/,
    title: 'جمع نص مع ما ليس نصًا',
    text: 'على يسار `+` نص، وعلى يمينها قيمة نوعها `{other}`.',
    next: 'حوّلها إلى نص بـ`str(…)`، أو اطبع القيمتين وبينهما فاصلة.',
  },
  {
    id: 'python/list-plus-other',
    errors,
    message: /^can only concatenate (?<left>list|tuple) \(not "(?<other>\w+)"\)/,
    title: 'جمع قائمة مع قيمة مفردة',
    text: 'على يسار `+` قيمة نوعها `{left}` وعلى يمينها قيمة نوعها `{other}`، ولا يُجمع إلا ما كان من نوع واحد.',
    next: 'لإضافة عنصر إلى قائمة استعمل `append(…)`، أو ضع القيمة بين قوسين مربعين.',
  },
  {
    id: 'python/operation-on-none',
    errors,
    message: operands,
    look: ({ groups }) => (groups.left === 'NoneType' || groups.right === 'NoneType' ? {} : null),
    title: 'عملية على القيمة الفارغة `None`',
    text: 'أحد طرفي `{sign}` هو `None`، أي لا قيمة. يحدث هذا غالبًا حين لا تعيد دالة شيئًا بـ`return`، أو حين تُحفظ نتيجة `print`.',
    next: 'تتبّع القيمتين في هذا السطر: من أين جاءت كل واحدة؟ وتأكد أن الدالة التي تحسبها تنتهي بـ`return`.',
  },
  {
    id: 'python/number-plus-text',
    errors,
    message: operands,
    look: ({ code, groups: { sign, left = '', right } }) =>
      /^\+=?$/.test(sign ?? '') &&
      code.includes('+') &&
      /^(?:int|float)$/.test(left) &&
      right === 'str'
        ? {}
        : null,
    title: 'جمع عدد مع نص',
    text: 'على يسار `{sign}` {left:type} وعلى يمينها نص، ولا تجمع بايثون بينهما من نفسها. وما تعيده `input` نص دائمًا.',
    next: 'للحساب حوّل النص إلى عدد بـ`int(…)`، ولوصل الكلام حوّل العدد إلى نص بـ`str(…)`.',
  },
  {
    id: 'python/operation-on-types',
    errors,
    message: operands,
    title: 'عملية لا تصح بين هذين النوعين',
    text: 'لا تعمل `{sign}` بين قيمة نوعها `{left}` وقيمة نوعها `{right}`.',
    next: 'اطبع القيمتين قبل هذا السطر لترى ما فيهما. وإن كانت إحداهما عددًا مكتوبًا في نص فحوّلها بـ`int(…)` أو `float(…)`.',
  },
  {
    id: 'python/comparison-of-none',
    errors,
    message:
      /^'(?<sign>[<>]=?)' not supported between instances of (?:'NoneType' and '\w+'|'\w+' and 'NoneType')/,
    title: 'مقارنة بالقيمة الفارغة `None`',
    text: 'أحد طرفي `{sign}` هو `None`، أي لا قيمة، ولا يقال عنها أكبر أو أصغر.',
    next: 'ابحث عن السطر الذي يعطي هذا الطرف قيمته. وإن كانت دالة فتأكد أنها تنتهي بـ`return`.',
  },
  {
    id: 'python/comparison-of-input',
    errors,
    message:
      /^'(?<sign>[<>]=?)' not supported between instances of (?:'str' and '(?:int|float)'|'(?:int|float)' and 'str')/,
    title: 'مقارنة نص بعدد',
    text: 'أحد طرفي `{sign}` نص والآخر عدد. وما تعيده `input` نص، ولو كتب المستخدم أرقامًا.',
    next: 'حوّل النص إلى عدد قبل المقارنة بـ`int(…)` أو `float(…)`.',
  },
  {
    id: 'python/comparison-of-types',
    errors,
    message:
      /^'(?<sign>[<>]=?)' not supported between instances of '(?<left>\w+)' and '(?<right>\w+)'/,
    title: 'مقارنة بين نوعين مختلفين',
    text: 'لا تعرف بايثون كيف تقارن بـ`{sign}` قيمة نوعها `{left}` بقيمة نوعها `{right}`.',
    next: 'قارن قيمتين من نوع واحد. ربما أردت طول القائمة `len(…)` أو واحدًا من عناصرها.',
  },
  {
    id: 'python/times-text',
    errors,
    message: /^can't multiply sequence by non-int of type 'str'/,
    title: 'ضرب في نص',
    text: 'أحد طرفي `*` نص مكتوب فيه عدد، أو أي نص آخر، ولا يُضرب إلا في عدد.',
    next: 'حوّل النص إلى عدد أولًا بـ`int(…)`.',
  },
  {
    id: 'python/times-fraction',
    errors,
    message: /^can't multiply sequence by non-int of type 'float'/,
    title: 'تكرار بعدد عشري',
    text: 'ضرب نص أو قائمة في عدد يكررها، فلا بد أن يكون العدد صحيحًا، وهو هنا عشري.',
    next: 'حوّله بـ`int(…)`. وإن أردت الحساب فحوّل النص نفسه إلى عدد بـ`float(…)`.',
  },
  {
    id: 'python/minus-text',
    errors,
    message: /^bad operand type for unary (?<sign>[-+~]): '(?<type>\w+)'/,
    title: 'إشارة قبل ما ليس عددًا',
    text: 'جاءت `{sign}` قبل قيمة نوعها `{type}`، وهي لا تأتي إلا قبل عدد.',
    next: 'إن كان العدد مكتوبًا في نص فحوّله بـ`int(…)` أولًا. وإن نسيت الطرف الأول من العملية فاكتبه.',
  },
];
