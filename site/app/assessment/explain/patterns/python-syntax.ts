import type { Pattern } from '../pattern.ts';
import { openQuote } from './brackets.ts';
import { inCode, inLine } from './look.ts';

const errors = ['SyntaxError'];

/** Brackets, strings and commas. */
export const pythonPunctuation: Pattern[] = [
  {
    id: 'python/key-quote-in-f-string',
    errors,
    message:
      /^(?:closing parenthesis|unterminated string|f-string: (?:expecting|unmatched|closing)|'[[{(]' was never closed|unterminated f-string)/,
    look: inLine(/\bf["'].*\{[^{}]*\[(?:(?<quote>["'])[^"'\]]*|[\p{L}\w]+["'])\]\}/u),
    title: 'علامة تنصيص ناقصة حول المفتاح',
    text: 'بين القوسين المربعين في نص `f` مفتاح له علامة تنصيص واحدة، ولكل نص علامة تبدؤه وأخرى تنهيه.',
    next: 'أكمل العلامتين حول المفتاح، ومن غير نوع العلامة التي حول النص كله: `f"{d[\'name\']}"`.',
  },
  {
    id: 'python/never-closed',
    errors,
    message: /^'(?<bracket>[([{])' was never closed/,
    title: 'قوس مفتوح لم يُغلق',
    text: 'فُتح في هذا السطر القوس `{bracket}` ولم يُغلق بعده، فظلت بايثون تبحث عن نهايته حتى آخر البرنامج.',
    next: 'عُدّ الأقواس في السطر: لكل قوس يُفتح قوس يغلقه، والأخير منها هو الناقص غالبًا.',
  },
  {
    id: 'python/extra-closing',
    errors,
    message: /^unmatched '(?<bracket>[)\]}])'/,
    title: 'قوس زائد',
    text: 'في هذا السطر القوس `{bracket}` يغلق شيئًا لم يُفتح.',
    next: 'احذف القوس الزائد، أو أضف القوس الذي يفتح قبله إن كان هو الناقص.',
  },
  {
    id: 'python/mismatched-bracket',
    errors,
    message:
      /^closing parenthesis '(?<closing>.)' does not match opening parenthesis '(?<opening>.)'/,
    title: 'قوسان من نوعين مختلفين',
    text: 'فُتح القوس `{opening}` لكن الذي جاء ليغلقه هو `{closing}`.',
    next: 'اجعل قوس الإغلاق من نوع قوس الفتح، أو ابحث بينهما عن قوس لم يُغلق.',
  },
  {
    id: 'python/quote-inside-string',
    errors,
    message: /^unterminated string literal/,
    look: inLine(/'\w+'\w+[^'"]*'/),
    title: 'علامة تنصيص قطعت النص',
    text: "النص مكتوب بين علامتي `'`، وفي داخله العلامة نفسها، فظنت بايثون أنه انتهى عندها.",
    next: 'ضع النص كله بين علامتي `"`، أو اكتب قبل العلامة التي في الداخل شرطة: `\\\'`.',
  },
  {
    id: 'python/quote-not-opened',
    errors,
    message: /^unterminated string literal/,
    look: ({ code }) => {
      const text = openQuote(code);
      const before = text === null ? '' : code.slice(0, -text.length);
      const isEnd = text !== null && /^["']\s*[)\]:,;]*\s*$/.test(text);
      return isEnd && /(?:=|\(|,|\+|\[|\breturn)\s*[\p{L}][\p{L}\p{N} _!.]*$/u.test(before)
        ? {}
        : null;
    },
    title: 'علامة التنصيص الأولى ناقصة',
    text: 'في آخر النص علامة تنصيص، وليس في أوله علامة تفتحه، فقرأتها بايثون بداية نص لا ينتهي.',
    next: 'أضف علامة التنصيص في أول النص.',
  },
  {
    id: 'python/open-string',
    errors,
    message: /^unterminated (?:f-string|t-string|string) literal/,
    title: 'نص لم يُغلق',
    text: 'بدأ في هذا السطر نص بعلامة تنصيص، وانتهى السطر قبل أن تأتي العلامة التي تغلقه.',
    next: 'أضف علامة التنصيص في نهاية النص، ومن نوع العلامة التي بدأ بها.',
  },
  {
    id: 'python/open-long-string',
    errors,
    message: /^unterminated triple-quoted/,
    title: 'نص طويل لم يُغلق',
    text: 'النص الذي يبدأ بثلاث علامات تنصيص في هذا السطر لم يُغلق حتى نهاية البرنامج.',
    next: 'اكتب في آخر النص ثلاث علامات مثل التي بدأ بها.',
  },
  {
    id: 'python/f-string-empty',
    errors,
    message: /^f-string: (?:valid expression required before '}'|empty expression not allowed)/,
    title: 'قوسان فارغان في نص `f`',
    text: 'في نص يبدأ بالحرف `f` يُكتب بين القوسين المعقوفين اسم متغير أو حساب، وهنا ليس بينهما شيء صالح.',
    next: 'اكتب بين القوسين ما تريد عرضه. وإن أردت القوس نفسه في النص فاكتبه مرتين.',
  },
  {
    id: 'python/f-string-brace',
    errors,
    message:
      /^f-string: (?:expecting '}'|single '}' is not allowed|unmatched|closing parenthesis '[^']' does not match opening parenthesis '\{')/,
    title: 'قوس ناقص في نص `f`',
    text: 'في نص يبدأ بالحرف `f` لكل قوس `{` قوس `}` يغلقه، وهنا واحد منهما بلا صاحبه.',
    next: 'راجع الأقواس المعقوفة داخل النص وأكمل الناقص منها، ثم علامة التنصيص التي تغلق النص.',
  },
  {
    id: 'python/f-string-expression',
    errors,
    message: /^f-string: (?:expecting '=', or|invalid syntax|expecting a valid expression)/,
    title: 'ما بين القوسين في نص `f` لم يُفهم',
    text: 'في نص يبدأ بالحرف `f` يُكتب بين القوسين المعقوفين اسم واحد أو حساب كامل، وما بينهما هنا ليس كذلك.',
    next: 'احسب القيمة في متغير قبل هذا السطر، ثم اكتب اسمه وحده بين القوسين. وما بعد النقطتين `:` بينهما لطريقة العرض، مثل `{x:.2f}`.',
  },
  {
    id: 'python/print-brackets',
    errors,
    message: /^Missing parentheses in call to 'print'/,
    title: 'الدالة `print` تحتاج إلى قوسين',
    text: 'ما تريد طباعته يُكتب بين قوسين بعد `print`.',
    next: 'اكتبها هكذا: `print(…)`، وضع ما تريد طباعته مكان النقاط.',
  },
  {
    id: 'python/missing-dictionary-colon',
    errors,
    message: /^invalid syntax/,
    look: inCode(/[{,]\s?(?:""|''|[\p{L}_][\p{L}\p{N}_]*)\s(?:""|''|[\p{L}\p{N}_.]+|\[)[^{}]*\}/u),
    title: 'نقطتان ناقصتان في القاموس',
    text: 'بين المفتاح وقيمته في القاموس نقطتان `:`، وهنا مفتاح تليه قيمته بلا شيء بينهما.',
    next: 'اكتب `:` بعد المفتاح.',
  },
  {
    id: 'python/missing-comma-in-dictionary',
    errors,
    message: /^invalid syntax/,
    look: ({ code, codes, number }) => {
      const entry = /^\s*(?:""|''|[\p{L}_][\p{L}\p{N}_]*|\d+)\s*:\s*(?!$)/u;
      const above = codes.slice(0, (number ?? 1) - 1).findLastIndex((line) => line.trim() !== '');
      const before = codes[above] ?? '';
      const isEntry = (line: string) =>
        entry.test(line.replace(/^\s*[\p{L}_][\p{L}\p{N}_]*\s*=\s*\{/u, ''));
      if (!entry.test(code) || !isEntry(before) || /[,{[(]\s*$/.test(before)) return null;
      return /^\s*(?:if|elif|else|for|while|def|class|try|except|with)\b/.test(before)
        ? null
        : { line: above + 1 };
    },
    title: 'فاصلة ناقصة في القاموس',
    text: 'هذا السطر لا ينتهي بفاصلة مع أن بعده مفتاحًا آخر.',
    next: 'أضف `,` في نهاية هذا السطر.',
  },
  {
    id: 'python/missing-comma-at-end',
    errors,
    message: /^invalid syntax\. Perhaps you forgot a comma\?/,
    look: ({ code, codes, number }) => {
      const below = codes.slice(number ?? 0).find((line) => line.trim() !== '') ?? '';
      const isOne = !/(?:["')\]}.]|[\p{L}\p{N}_])\s+(?:["'([{]|[\p{L}\p{N}_])/u.test(code.trim());
      return isOne && !/[,([{:+]\s*$/.test(code) && /^\s*(?:["'([{\d]|[\p{L}_])/u.test(below)
        ? {}
        : null;
    },
    title: 'فاصلة ناقصة في آخر السطر',
    text: 'لا ينتهي هذا السطر بفاصلة، وفي السطر الذي بعده عنصر آخر بين القوسين نفسيهما.',
    next: 'أضف `,` في آخر هذا السطر.',
  },
  {
    id: 'python/missing-comma',
    errors,
    message: /^invalid syntax\. Perhaps you forgot a comma\?/,
    look: inCode(/^(?!.*(?:&&|\|\||\?))/),
    title: 'علامة ناقصة بين قيمتين',
    text: 'جاءت في هذا السطر قيمتان متتاليتان وليس بينهما ما يفصلهما أو يصل بينهما.',
    next: 'ضع بينهما فاصلة `,`، أو `+` لوصل نصين، أو علامة العملية للحساب. وإن كانتا كلامًا فضعه بين علامتي تنصيص.',
  },
  {
    id: 'python/dictionary-colon',
    errors,
    message: /^':' expected after dictionary key/,
    title: 'مفتاح بلا قيمة في القاموس',
    text: 'كل عنصر في القاموس مفتاح ثم نقطتان ثم قيمة، وهنا مفتاح ليس بعده نقطتان.',
    next: 'اكتب بعد المفتاح `:` ثم قيمته.',
  },
  {
    id: 'python/dictionary-value',
    errors,
    message: /^expression expected after dictionary key and ':'/,
    title: 'قيمة ناقصة في القاموس',
    text: 'كُتب في القاموس مفتاح وبعده `:`، ولم تُكتب القيمة.',
    next: 'اكتب القيمة بعد النقطتين، أو احذف المفتاح.',
  },
  {
    id: 'python/windows-path',
    errors,
    message: /^\(unicode error\) 'unicodeescape'/,
    title: 'شرطة مائلة لها معنى خاص',
    text: 'العلامة `\\` داخل النص تبدأ رمزًا خاصًا، ولهذا لم تُقرأ `\\U` أو `\\x` كما أردت. يحدث هذا مع مسارات ويندوز.',
    next: 'اكتب حرف `r` قبل النص هكذا: `r"C:\\…"`، أو استعمل `/` في المسار.',
  },
  {
    id: 'python/backslash',
    errors,
    message: /^unexpected character after line continuation character/,
    title: 'شرطة `\\` في وسط السطر',
    text: 'العلامة `\\` خارج النصوص تعني أن السطر يكمل في الذي بعده، فلا يجوز أن يأتي بعدها شيء.',
    next: 'احذفها. وللقسمة اكتب `/`، ولسطر جديد في الطباعة اكتب `\\n` داخل النص.',
  },
];
