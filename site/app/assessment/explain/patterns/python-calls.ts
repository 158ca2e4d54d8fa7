import type { Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { pythonBuiltins } from './python-vocabulary.ts';

const errors = ['TypeError'];

/** A built-in function that the program calls on the line after giving its name another value. */
function hiddenBuiltin({ code, definedAt }: Seen) {
  const called = [...code.matchAll(/(?<![\w.])(\w+)\s*\(/g)].map((match) => match[1] ?? '');
  const name = called.find((word) => pythonBuiltins.includes(word) && definedAt(word));
  return name ? { values: { name, defined: String(definedAt(name)) } } : null;
}

/** Calls: what cannot be called, and with which arguments. */
export const pythonCalls: Pattern[] = [
  {
    id: 'python/hidden-builtin',
    errors,
    message: /^'(?<type>\w+)' object is not callable/,
    look: hiddenBuiltin,
    title: 'متغير أخذ اسم الدالة `{name}`',
    text: 'في السطر {defined} وضعت قيمة في اسم `{name}`، فلم يعد يدل على دالة بايثون التي تحمل هذا الاسم.',
    next: 'اختر للمتغير اسمًا آخر في كل البرنامج.',
  },
  {
    id: 'python/hidden-function',
    errors,
    message: /^'(?<type>\w+)' object is not callable/,
    look: ({ code, codes, number }) => {
      for (const [, name = ''] of code.matchAll(
        /(?<![\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_]*)\s*\(/gu,
      )) {
        const isDefined = codes.some((line) => new RegExp(`^def\\s+${name}\\s*\\(`).test(line));
        const given = codes
          .slice(0, number ?? 0)
          .findLastIndex((line) => new RegExp(`^\\s*${name}\\s*=(?!=)`).test(line));
        if (isDefined && given >= 0) return { values: { name, given: String(given + 1) } };
      }
      return null;
    },
    title: 'متغير أخذ اسم الدالة `{name}`',
    text: 'وضع السطر {given} قيمة في الاسم `{name}`، فلم يعد يدل على الدالة التي عرّفتها بهذا الاسم.',
    next: 'اختر للمتغير في السطر {given} اسمًا آخر.',
  },
  {
    id: 'python/missing-comma-before-bracket',
    errors,
    message: /^'(?<type>tuple|list|dict|set|str|int|float)' object is not callable/,
    look: ({ code, codes, number }) => {
      const below = codes.slice(number ?? 0).find((line) => line.trim() !== '') ?? '';
      const isBelow = /^\s*[([{].*[)\]}]\s*$/.test(code) && /^\s*\(/.test(below);
      return isBelow || /[)\]}]\s+\(/.test(code) ? {} : null;
    },
    title: 'فاصلة ناقصة بين عنصرين',
    text: 'بعد القوس الذي يغلق عنصرًا جاء `(` مباشرة بلا فاصلة، فقرأته بايثون استدعاء دالة.',
    next: 'أضف `,` بعد العنصر الأول.',
  },
  {
    id: 'python/number-not-callable',
    errors,
    message: /^'(?<type>int|float)' object is not callable/,
    title: 'قوسان بعد عدد',
    text: 'القوسان بعد قيمة يعنيان استدعاء دالة، وهنا قبلهما {type:type} لا دالة.',
    next: 'إن أردت الضرب فاكتب `*` قبل القوس. وإن أردت دالة فابحث عن متغير له اسمها.',
  },
  {
    id: 'python/list-not-callable',
    errors,
    message: /^'(?<type>list|dict|tuple|set)' object is not callable/,
    look: ({ code }) => (/[\p{L}\p{N}_\])]\s*\(\s*[^)\s]/u.test(code) ? {} : null),
    title: 'قوسان مستديران بعد {type:type}',
    text: 'القوسان المستديران يعنيان استدعاء دالة، أما الوصول إلى عنصر فبقوسين مربعين.',
    next: 'اكتب `[…]` مكان `(…)`.',
  },
  {
    id: 'python/text-not-callable',
    errors,
    message: /^'str' object is not callable/,
    title: 'قوسان بعد نص',
    text: 'القوسان بعد قيمة يعنيان استدعاء دالة، وهنا قبلهما نص لا دالة.',
    next: 'احذف القوسين، أو ابحث عن علامة ناقصة بينهما وبين النص مثل `+` أو `,`.',
  },
  {
    id: 'python/module-not-callable',
    errors,
    message: /^'module' object is not callable/,
    title: 'اسم المكتبة ليس دالة',
    text: 'استدعيت المكتبة نفسها، والدوال في داخلها.',
    next: 'اكتب بعد اسم المكتبة نقطة ثم اسم الدالة، مثل `random.randint(1, 6)`.',
  },
  {
    id: 'python/none-not-callable',
    errors,
    message: /^'NoneType' object is not callable/,
    title: 'استدعاء القيمة الفارغة `None`',
    text: 'قبل القوسين قيمة فارغة `None` وليست دالة. يحدث هذا حين يأتي قوسان بعد استدعاء لا يعيد شيئًا مثل `print(…)`.',
    next: 'احذف القوسين الزائدين، أو تأكد أن الدالة تعيد دالة بـ`return`.',
  },
  {
    id: 'python/not-callable',
    errors,
    message: /^'(?<type>\w+)' object is not callable/,
    title: 'ما قبل القوسين ليس دالة',
    text: 'القوسان بعد قيمة يعنيان استدعاءها، والقيمة التي قبلهما نوعها `{type}` وليست دالة.',
    next: 'احذف القوسين، أو راجع اسم الدالة التي تقصدها.',
  },
  {
    id: 'python/forgotten-self',
    errors,
    message:
      /^(?<class>\w+)\.(?<method>\w+)\(\) takes (?<takes>\d+) positional arguments? but (?<given>\d+) (?:was|were) given/,
    look: ({ codes, groups: { method } }) =>
      codes.some((code) =>
        new RegExp(`^\\s+def\\s+${method}\\s*\\((?!\\s*(?:self|cls)\\b)`).test(code),
      )
        ? {}
        : null,
    title: '`self` ناقصة في `{method}`',
    text: 'عند استدعاء `{method}` من كائن ترسل بايثون الكائن نفسه في أول المعاملات، وتعريف `{method}` ليس فيه مكان له.',
    next: 'اجعل المعامل الأول في تعريفها `self`: `def {method}(self, …):`.',
  },
  {
    id: 'python/missing-self-object',
    errors,
    message: /^(?<class>\w+)\.(?<method>\w+)\(\) missing 1 required positional argument: 'self'/,
    title: 'استدعاء من الصنف لا من كائن',
    text: 'تعمل `{method}` على كائن من الصنف `{class}`، وقد استُدعيت من الصنف نفسه.',
    next: 'أنشئ كائنًا أولًا: `x = {class}()`، ثم استدعها منه: `x.{method}()`.',
  },
  {
    id: 'python/missing-arguments',
    errors,
    message:
      /^(?:\w+\.)*(?<name>\w+|<lambda>)\(\) missing (?<count>\d+) required (?:positional|keyword-only) arguments?: (?<missing>.+)$/,
    look: ({ groups: { name = '', missing = '' }, message }) => ({
      values: {
        name: name === '__init__' ? (/^(\w+)\.__init__/.exec(message)?.[1] ?? name) : name,
        missing: missing.replaceAll("'", '').replace(/,? and /, ', '),
      },
    }),
    title: 'قيمة ناقصة عند استدعاء `{name}`',
    text: 'تنتظر `{name}` قيمة لكل معامل من معاملاتها، ولم تصلها قيمة لهذا: `{missing}`.',
    next: 'انظر إلى تعريفها، وأضف القيمة الناقصة بين قوسي الاستدعاء.',
  },
  {
    id: 'python/too-many-arguments',
    errors,
    message:
      /^(?:\w+\.)*(?<name>\w+)\(\) takes (?:from \d+ to )?(?<takes>\d+) positional arguments? but (?<given>\d+)(?: positional arguments?)? (?:\(and .+\) )?(?:was|were) given/,
    title: 'قيم أكثر مما تأخذه `{name}`',
    text: 'أُرسلت إلى `{name}` قيم أكثر من عدد معاملاتها. العدد الذي تقبله: {takes}، والذي وصل: {given}.',
    next: 'قارن ما بين القوسين هنا بتعريف الدالة. في الأصناف يُحسب `self` واحدًا منها.',
  },
  {
    id: 'python/class-takes-nothing',
    errors,
    message: /^(?<name>\w+)\(\) takes no arguments/,
    title: 'الصنف `{name}` لا يأخذ قيمًا',
    text: 'أُرسلت قيم عند إنشاء كائن من `{name}`، وليس فيه دالة `__init__` تستقبلها.',
    next: 'أضف `def __init__(self, …):`، وإن كانت موجودة فتأكد من شرطتين سفليتين قبل `init` وشرطتين بعدها.',
  },
  {
    id: 'python/unknown-argument',
    errors,
    message: /^(?:\w+\.)*(?<name>\w+)\(\) got an unexpected keyword argument '(?<argument>[^']+)'/,
    title: 'معامل لا تعرفه `{name}`',
    text: 'أرسلت قيمة باسم `{argument}`، وليس بين معاملات `{name}` معامل بهذا الاسم.',
    next: 'راجع كتابة الاسم في تعريف الدالة، أو احذفه.',
  },
  {
    id: 'python/argument-twice',
    errors,
    message: /^(?:\w+\.)*(?<name>\w+)\(\) got multiple values for argument '(?<argument>[^']+)'/,
    title: 'معامل أُعطي قيمتين',
    text: 'أخذ المعامل `{argument}` قيمة بترتيبه، ثم أُرسلت إليه قيمة أخرى باسمه.',
    next: 'احذف واحدة منهما عند استدعاء `{name}`.',
  },
  {
    id: 'python/builtin-arguments',
    errors,
    message:
      /^(?<name>[\w.]+?)(?:\(\))? (?:takes (?:exactly|at most|at least|no)|expected (?:exactly |at most |at least )?\d+) ?\w* ?(?:positional )?(?:keyword )?arguments?,? ?\(?.*$/,
    title: 'عدد القيم لا يناسب `{name}`',
    text: 'أُرسل إلى `{name}` عدد من القيم غير الذي تقبله.',
    next: 'في الرسالة الأصلية العدد المطلوب والعدد الذي وصل. راجع الفواصل بين القوسين.',
  },
];
