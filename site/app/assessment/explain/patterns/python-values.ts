import type { Pattern } from '../pattern.ts';
import { inCode } from './look.ts';

const errors = ['ValueError'];
const integerText =
  /^invalid literal for int\(\) with base 10: (?<quote>['"])(?<text>.*)\k<quote>$/;
const decimalText = /^could not convert string to float: (?<quote>['"])(?<text>.*)\k<quote>$/;

/** Values of the right type with which it does not work. */
export const pythonValues: Pattern[] = [
  {
    id: 'python/int-of-empty',
    errors,
    message: integerText,
    look: ({ groups }) => (groups.text?.replace(/\\n/g, '').trim() === '' ? {} : null),
    title: 'نص فارغ لا يتحول إلى عدد',
    text: 'وصل إلى `int` نص فارغ. يحدث هذا حين يضغط المستخدم Enter دون أن يكتب شيئًا.',
    next: 'تأكد من أن النص ليس فارغًا قبل تحويله.',
  },
  {
    id: 'python/int-of-fraction',
    errors,
    message: integerText,
    look: ({ groups }) => (/^\s*[-+]?\d*\.\d+\s*$/.test(groups.text ?? '') ? {} : null),
    title: 'عدد عشري في `int`',
    text: 'النص `{text}` عدد عشري، و`int` تقبل من النصوص ما فيه عدد صحيح فقط.',
    next: 'استعمل `float(…)`. وإن أردت عددًا صحيحًا فاكتب `int(float(…))`.',
  },
  {
    id: 'python/int-of-text',
    errors,
    message: integerText,
    title: 'نص لا يتحول إلى عدد صحيح',
    text: 'وصل إلى `int` النص `{text}`، وليس فيه عدد صحيح مكتوب بالأرقام وحدها.',
    next: 'اطبع النص قبل تحويله لترى ما فيه. وإن كان من المستخدم فاستعمل `try` و`except ValueError`.',
  },
  {
    id: 'python/float-of-comma',
    errors,
    message: decimalText,
    look: ({ groups }) => (/^\s*[-+]?\d+[,،٫]\d+\s*$/.test(groups.text ?? '') ? {} : null),
    title: 'الفاصلة العشرية نقطة',
    text: 'في النص `{text}` فاصلة، وبايثون تكتب الكسر العشري بالنقطة.',
    next: 'ضع نقطة مكانها، مثلًا بـ`replace(",", ".")` قبل التحويل.',
  },
  {
    id: 'python/float-of-text',
    errors,
    message: decimalText,
    title: 'نص لا يتحول إلى عدد',
    text: 'وصل إلى `float` النص `{text}`، وليس فيه عدد وحده.',
    next: 'اطبع النص قبل تحويله. وإن كان فيه كلام مع العدد فاحذفه منه أولًا.',
  },
  {
    id: 'python/format-code',
    errors,
    message: /^Unknown format code '(?<sign>\w)' for object of type '(?<type>\w+)'/,
    title: 'طريقة عرض لا تناسب القيمة',
    text: 'الحرف `{sign}` بعد النقطتين لعرض الأعداد، والقيمة نوعها `{type}`.',
    next: 'حوّل القيمة إلى عدد أولًا بـ`int(…)` أو `float(…)`، أو احذف ما بعد النقطتين.',
  },
  {
    id: 'python/unpack-too-few',
    errors,
    message:
      /^not enough values to unpack \(expected (?:at least )?(?<expected>\d+), got (?<got>\d+)\)/,
    title: 'قيم أقل من عدد المتغيرات',
    text: 'عدد الأسماء التي تنتظر قيمًا {expected}، وعدد القيم التي وصلت {got}.',
    next: 'اطبع ما على اليمين لترى كم قيمة فيه، واجعل عدد الأسماء مثله.',
  },
  {
    id: 'python/unpack-too-many',
    errors,
    message: /^too many values to unpack \(expected (?<expected>\d+)/,
    title: 'قيم أكثر من عدد المتغيرات',
    text: 'عدد الأسماء التي تنتظر قيمًا {expected}، ووصلت قيم أكثر منها.',
    next: 'زد الأسماء أو خذ ما تحتاجه وحده. وعند المرور على قاموس بمفتاح وقيمة اكتب `.items()` بعده.',
  },
  {
    id: 'python/remove-missing',
    errors,
    message: /^list\.remove\(x\): x not in list/,
    title: 'حذف عنصر غير موجود',
    text: 'طلبت من `remove` حذف قيمة ليست في القائمة.',
    next: 'تأكد أولًا من وجودها: `if x in items:`. والنص `"5"` غير العدد `5`.',
  },
  {
    id: 'python/index-of-missing',
    errors,
    message: /^(?:(?:list|tuple)\.index\(x\): x not in (?:list|tuple)|.+ is not in list)$/,
    title: 'بحث عن عنصر غير موجود',
    text: 'طلبت من `index` موضع قيمة ليست بين العناصر.',
    next: 'تأكد أولًا من وجودها بـ`in`.',
  },
  {
    id: 'python/substring-missing',
    errors,
    message: /^substring not found/,
    title: 'الجزء المطلوب ليس في النص',
    text: 'طلبت من `index` موضع جزء لا يوجد في النص.',
    next: 'استعمل `find(…)`، فهي تعيد `-1` بدل الخطأ، أو تأكد من وجوده بـ`in`.',
  },
  {
    id: 'python/math-domain',
    errors,
    message: /^(?:math domain error|expected a (?:nonnegative|positive) input)/,
    look: inCode(/\b(?:math\.)?(?<name>sqrt|log10|log2|log|isqrt|asin|acos|factorial)\s*\(/),
    title: 'لا ناتج لـ`{name}` مع هذا العدد',
    text: 'لا تُحسب `{name}` لهذا العدد، كما أن الجذر التربيعي للعدد السالب ليس عددًا حقيقيًا، ولوغاريتم الصفر غير معرّف.',
    next: 'اطبع العدد قبل الحساب، وتأكد من أنه في المدى الذي تقبله الدالة.',
  },
  {
    id: 'python/range-step-zero',
    errors,
    message: /^(?:range\(\) arg 3|slice step) (?:must not|cannot) be zero/,
    title: 'خطوة مقدارها صفر',
    text: 'الخطوة هي مقدار الانتقال من عدد إلى الذي يليه، وبخطوة صفر لا يتقدم العد.',
    next: 'اجعلها 1 أو أكثر، أو عددًا سالبًا للعد إلى الخلف.',
  },
  {
    id: 'python/empty-maximum',
    errors,
    message: /^(?<name>max|min)\(\) (?:iterable argument|arg) is (?:empty|an empty sequence)/,
    title: '`{name}` بلا عناصر',
    text: 'طلبت من `{name}` الاختيار من مجموعة ليس فيها أي عنصر.',
    next: 'تأكد أولًا من أنها ليست فارغة، أو أعطِ `{name}` قيمة بديلة بـ`default=…`.',
  },
  {
    id: 'python/closed-file',
    errors,
    message: /^I\/O operation on closed file/,
    title: 'الملف مغلق',
    text: 'حاول البرنامج القراءة من ملف أو الكتابة فيه بعد إغلاقه.',
    next: 'انقل السطر إلى ما قبل `close()`، أو إلى داخل مجموعة `with open(…)`.',
  },
];
