import type { Pattern } from '../pattern.ts';
import { balance } from './brackets.ts';
import { inCode } from './look.ts';

const errors = ['SyntaxError'];
const missingParenthesis =
  /^(?:missing \) (?:after argument list|in parenthetical)|Unexpected (?:string literal|identifier|number|token))/;
const unexpected =
  /^(?:Unexpected |unexpected token|expected |missing |Invalid or unexpected token)/;
const ended =
  /^(?:Unexpected end of (?:input|script)|Unexpected EOF|expected expression, got end of script|missing [})\]])/;

/** Brackets, commas and blocks. */
export const javascriptPunctuation: Pattern[] = [
  {
    id: 'javascript/missing-bracket',
    errors,
    message: missingParenthesis,
    look: ({ code, message }) => {
      const count = (sign: string) => code.split(sign).length - 1;
      return /^missing \)/.test(message) && count('(') > count(')') && !/[{[]\s*$/.test(code)
        ? {}
        : null;
    },
    title: 'قوس ناقص',
    text: 'فُتح في هذا السطر قوس `(` عند استدعاء دالة، وانتهى السطر قبل القوس `)` الذي يغلقه.',
    next: 'عُدّ الأقواس في السطر: لكل قوس يُفتح قوس يغلقه.',
  },
  {
    id: 'javascript/missing-comma-in-call',
    errors,
    message: /^missing \) after argument list/,
    look: inCode(/\((?:[^()]*[\])"'`\w])\s+(?:["'`\w[{])/),
    title: 'فاصلة ناقصة بين قيمتين',
    text: 'بين قوسي الاستدعاء قيمتان متتاليتان ليس بينهما ما يفصلهما.',
    next: 'ضع فاصلة `,` بين القيمتين. وإن أردت وصل نصين فضع بينهما `+`.',
  },
  {
    id: 'javascript/call-brackets',
    errors,
    message: /^missing \) after argument list/,
    title: 'قائمة القيم لم تكتمل',
    text: 'بين قوسي استدعاء دالة شيء ناقص: قوس لم يُغلق، أو فاصلة بين قيمتين.',
    next: 'اقرأ ما بين القوسين في هذا السطر وفيما بعده، وابحث عن فاصلة أو قوس ناقص.',
  },
  {
    id: 'javascript/unclosed-block',
    errors,
    message: ended,
    look: ({ codes }) => {
      const last = balance(codes).open.at(-1);
      return last ? { values: { bracket: last.bracket }, line: last.line } : null;
    },
    title: 'قوس مفتوح لم يُغلق',
    text: 'وصلت جافاسكربت إلى نهاية البرنامج، وما زال القوس `{bracket}` الذي في هذا السطر ينتظر ما يغلقه.',
    next: 'أغلق القوس حيث تنتهي أسطره. وإن بدا مغلقًا فقد يكون القوس الناقص لمجموعة داخله.',
  },
  {
    id: 'javascript/extra-closing',
    errors,
    message:
      /^(?:Unexpected token|unexpected token:|expected expression, got) '(?<bracket>[)\]}])'/,
    look: ({ codes, groups, number }) => {
      const { extra } = balance(codes);
      return extra && extra.bracket === groups.bracket && (number === null || extra.line === number)
        ? { line: extra.line }
        : null;
    },
    title: 'قوس زائد',
    text: 'القوس `{bracket}` في هذا السطر يغلق شيئًا لم يُفتح، أو فُتح بقوس من نوع آخر.',
    next: 'احذفه إن كان زائدًا، أو ابحث قبله عن القوس الذي نُسي فتحه أو إغلاقه.',
  },
  {
    id: 'javascript/incomplete-before-closing',
    errors,
    message:
      /^(?:Unexpected token|unexpected token:|expected expression, got) '(?<bracket>[)\]}])'/,
    title: 'جملة لم تكتمل قبل القوس',
    text: 'جاء القوس `{bracket}` حيث تنتظر جافاسكربت قيمة أو بقية جملة.',
    next: 'انظر إلى ما قبل القوس مباشرة: علامة مثل `+` أو `=` أو `.` بلا شيء بعدها؟',
  },
  {
    id: 'javascript/else-without-if',
    errors,
    message: /^(?:Unexpected token|expected expression, got keyword|Unexpected keyword) 'else'/,
    title: '`else` بلا `if`',
    text: 'لم تجد جافاسكربت `if` تتبعها `else` هذه. يحدث هذا حين يكون بينهما أكثر من أمر دون أقواس معقوفة.',
    next: 'ضع أسطر `if` بين `{` و`}`، ولا تضع `;` بعد شرطها.',
  },
  {
    id: 'javascript/python-block',
    errors,
    message: unexpected,
    look: inCode(/^\s*(?<word>if|while|for|else)\b[^({]*:\s*$/),
    title: 'كُتب السطر على طريقة بايثون',
    text: 'في جافاسكربت يكون الشرط بين قوسين، والأسطر التابعة له بين `{` و`}`، ولا تكفي النقطتان والمسافة.',
    next: 'اكتبها هكذا: `{word} (…) { … }`.',
  },
  {
    id: 'javascript/condition-brackets',
    errors,
    message: unexpected,
    look: inCode(/^\s*\}?\s*(?:else\s+)?(?<word>if|while|for|switch)\s+(?!\(|await\b)\S/),
    title: 'قوسان ناقصان حول الشرط',
    text: 'ما يأتي بعد `{word}` لا بد أن يكون بين قوسين.',
    next: 'اكتبها هكذا: `{word} (…)`.',
  },
  {
    id: 'javascript/equals-in-object',
    errors,
    message: /^Invalid shorthand property initializer|^missing : after property id/,
    look: inCode(/[{,]?\s*(?<name>[\p{L}_$][\w$]*)\s*=(?![=>])/u),
    title: '`=` داخل كائن',
    text: 'داخل القوسين المعقوفين لكائن تأتي بعد اسم الخاصية نقطتان لا `=`.',
    next: 'اكتب `:` بعد الاسم مكان `=`.',
  },
  {
    id: 'javascript/missing-comma-in-list',
    errors,
    message:
      /^(?:Unexpected (?:string|number|identifier|template string)|missing \] after element list|unexpected token)/,
    look: inCode(/\[[^\]]*["'`\w]\s+["'`\w]/),
    title: 'فاصلة ناقصة بين عنصرين',
    text: 'في القائمة عنصران متتاليان ليس بينهما فاصلة.',
    next: 'ضع `,` بين كل عنصرين.',
  },
  {
    id: 'javascript/missing-comma-in-object',
    errors,
    message:
      /^(?:Unexpected (?:identifier|string|number)|missing \} after property list|unexpected token)/,
    look: ({ codes, number }) => {
      const here = codes[(number ?? 0) - 1] ?? '';
      const before = codes[(number ?? 0) - 2] ?? '';
      const property = /^\s*(?:[\p{L}_$][\w$]*|""|'')\s*:/u;
      return property.test(here) && property.test(before) && !/[,{[(]\s*$/.test(before)
        ? { line: number ?? 0 }
        : null;
    },
    title: 'فاصلة ناقصة بين خاصيتين',
    text: 'بين خصائص الكائن فواصل، والسطر الذي قبل هذا لا ينتهي بواحدة.',
    next: 'أضف `,` في نهاية السطر السابق.',
  },
];

/** Tried after all others: only that the line was not understood. */
export const javascriptSyntax: Pattern[] = [
  {
    id: 'javascript/syntax',
    errors,
    message:
      /^(?:Unexpected (?:token|identifier|number|string|template string|end of input|end of script|EOF|keyword|strict mode)|unexpected token|expected expression|missing |Invalid or unexpected token|Invalid destructuring|Malformed|Invalid character)(?!.*JSON)/,
    title: 'لم تفهم جافاسكربت هذا السطر',
    text: 'كتابة السطر لا توافق قواعد جافاسكربت: شيء ناقص فيه، أو زائد، أو في غير مكانه.',
    next: 'اقرأ السطر من أوله، ثم انظر إلى نهاية السطر الذي قبله: هل نُسي قوس أو فاصلة؟',
  },
];
