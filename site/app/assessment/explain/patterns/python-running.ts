import type { Pattern } from '../pattern.ts';

/** What the program itself raised. It stands before all others: such a message says what its author wanted. */
export const pythonOwn: Pattern[] = [
  {
    id: 'python/raise-of-value',
    errors: ['TypeError'],
    message: /^exceptions must derive from BaseException/,
    title: 'بعد `raise` خطأ لا قيمة',
    text: 'تنتظر `raise` خطأ من أصناف الأخطاء، والذي بعدها قيمة أخرى، كنص.',
    next: 'ضع النص بين قوسي الخطأ: `raise ValueError("…")`.',
  },
  {
    id: 'python/own-error',
    message: /[\s\S]*/,
    look: ({ code }) => (/(?:^|[:;])\s*raise\b/.test(code) ? {} : null),
    title: 'أوقف البرنامج نفسه',
    text: 'في هذا السطر `raise`، أي إن البرنامج هو الذي قرر أن يتوقف هنا لأن شيئًا لم يكن كما يجب.',
    next: 'في الرسالة الأصلية ما كتبه صاحب البرنامج. انظر إلى الشرط الذي قبل `raise`: لماذا تحقق؟',
  },
  {
    id: 'python/assertion',
    errors: ['AssertionError'],
    message: /[\s\S]*/,
    look: ({ code }) => (/(?:^|[:;])\s*assert\b/.test(code) ? {} : null),
    title: 'شرط `assert` لم يتحقق',
    text: 'يقول هذا السطر إن الشرط بعد `assert` صحيح دائمًا، ولم يكن كذلك حين وصل البرنامج إليه.',
    next: 'اطبع القيم التي في الشرط قبل هذا السطر، وقارنها بما تتوقعه.',
  },
];

/** Files, input, and programs that do not end. */
export const pythonEnvironment: Pattern[] = [
  {
    id: 'python/file-not-found',
    errors: ['FileNotFoundError'],
    message: /^\[Errno \d+\] No such file or directory: '(?<file>[^']*)'/,
    title: 'الملف غير موجود',
    text: 'لم تجد بايثون ملفًا اسمه `{file}` في المكان الذي يعمل فيه البرنامج.',
    next: 'راجع الاسم وامتداده. ولإنشاء ملف جديد افتحه للكتابة: `open(…, "w")`.',
  },
  {
    id: 'python/endless-recursion',
    errors: ['RecursionError'],
    message: /^maximum recursion depth exceeded/,
    inLibrary: true,
    title: 'دالة تستدعي نفسها بلا نهاية',
    text: 'استدعت الدوال بعضها، أو استدعت دالة نفسها، مرات أكثر مما تسمح به بايثون.',
    next: 'تأكد من أن في الدالة شرطًا تتوقف عنده دون أن تستدعي نفسها، وأن كل استدعاء يقترب منه.',
  },
  {
    id: 'python/no-more-input',
    errors: ['EOFError'],
    message: /^EOF when reading a line/,
    inLibrary: true,
    title: 'لا مدخلات متبقية',
    text: 'طلبت `input` سطرًا، ولم يبق في المدخلات سطر تقرؤه.',
    next: 'اكتب في خانة المدخلات سطرًا لكل `input`، وتأكد من أن الحلقة لا تطلب أكثر من ذلك.',
  },
  {
    id: 'python/json',
    errors: ['JSONDecodeError', 'json.decoder.JSONDecodeError'],
    message: /^(?:Expecting|Extra data|Invalid|Unterminated|Illegal)/,
    inLibrary: true,
    title: 'النص ليس JSON صحيحًا',
    text: 'حاول البرنامج قراءة نص بصيغة JSON، وفي النص ما يخالف هذه الصيغة.',
    next: 'اطبع النص قبل قراءته. في JSON تُكتب المفاتيح والنصوص بين `"`، ولا فاصلة بعد آخر عنصر، ولا يكون النص فارغًا.',
  },
];
