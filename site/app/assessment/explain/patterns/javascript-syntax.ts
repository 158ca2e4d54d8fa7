import type { Pattern } from '../pattern.ts';
import { inCode } from './look.ts';

const errors = ['SyntaxError'];
const unexpected =
  /^(?:Unexpected |unexpected token|expected |missing |Invalid or unexpected token)/;
/** Brackets, commas and blocks. */
export const javascriptPunctuation: Pattern[] = [
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
    look: inCode(/[{,]?\s*(?<name>[\p{L}_$][\p{L}\p{N}_$]*)\s*=(?![=>])/u),
    title: '`=` داخل كائن',
    text: 'داخل القوسين المعقوفين لكائن تأتي بعد اسم الخاصية نقطتان لا `=`.',
    next: 'اكتب `:` بعد الاسم مكان `=`.',
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
