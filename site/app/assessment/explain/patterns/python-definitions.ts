import type { Pattern } from '../pattern.ts';
import { inCode } from './look.ts';

const errors = ['SyntaxError'];

/** Definitions of functions, imports, and what remains of the syntax. */
export const pythonDefinitions: Pattern[] = [
  {
    id: 'python/function-brackets',
    errors,
    message: /^expected '\('/,
    look: inCode(/^\s*(?:async\s+)?def\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)/u),
    title: 'قوسان ناقصان بعد اسم الدالة',
    text: 'بعد اسم الدالة `{name}` يأتي قوسان، ولو لم تأخذ الدالة شيئًا.',
    next: 'اكتبها هكذا: `def {name}():`.',
  },
  {
    id: 'python/default-order',
    errors,
    message:
      /^parameter without a default follows parameter with a default|^non-default argument follows default/,
    title: 'ترتيب معاملات الدالة',
    text: 'جاء معامل بلا قيمة افتراضية بعد معامل له قيمة افتراضية، وبايثون تريد العكس.',
    next: 'انقل المعاملات التي لها `=` إلى آخر القائمة.',
  },
  {
    id: 'python/positional-after-keyword',
    errors,
    message: /^positional argument follows keyword argument/,
    title: 'ترتيب القيم عند استدعاء الدالة',
    text: 'بعد قيمة سمّيتها باسم معاملها جاءت قيمة بلا اسم، ولا تعرف بايثون أين تضعها.',
    next: 'اكتب القيم التي بلا أسماء أولًا، ثم التي بأسماء.',
  },
  {
    id: 'python/repeated-parameter',
    errors,
    message: /^duplicate (?:argument|parameter) '(?<name>[^']+)' in function definition/,
    title: 'معاملان بالاسم نفسه',
    text: 'في تعريف الدالة معاملان اسمهما `{name}`.',
    next: 'غيّر اسم واحد منهما.',
  },
  {
    id: 'python/repeated-keyword',
    errors,
    message: /^keyword argument repeated: (?<name>\S+)/,
    title: 'معامل أُعطي قيمتين',
    text: 'ذُكر المعامل `{name}` مرتين في الاستدعاء نفسه.',
    next: 'احذف واحدة منهما.',
  },
  {
    id: 'python/global-late',
    errors,
    message:
      /^name '(?<name>[^']+)' is (?:assigned to|used prior to|used) (?:before )?global declaration/,
    title: '`global` جاءت متأخرة',
    text: 'استُعمل `{name}` في الدالة قبل السطر الذي يقول إنه متغير عام.',
    next: 'انقل `global {name}` إلى أول سطر في الدالة.',
  },
  {
    id: 'python/import-order',
    errors,
    message: /^Did you mean to use 'from \.\.\. import \.\.\.' instead/,
    title: 'ترتيب كلمات الاستيراد',
    text: 'عند استيراد شيء من مكتبة يأتي اسم المكتبة أولًا.',
    next: 'اكتب: `from math import sqrt` مثلًا.',
  },
  {
    id: 'python/syntax',
    errors,
    message: /^invalid syntax$/,
    title: 'لم تفهم بايثون هذا السطر',
    text: 'كتابة السطر لا توافق قواعد بايثون: شيء ناقص فيه، أو زائد، أو في غير مكانه.',
    next: 'اقرأ السطر من أوله عند الموضع الذي تشير إليه الرسالة، ثم انظر إلى نهاية السطر الذي قبله.',
  },
];
