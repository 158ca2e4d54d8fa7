import type { Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { pythonBuiltins, pythonKeywords, pythonModules } from './python-vocabulary.ts';

const errors = ['NameError'];
const undefinedName = /^name '(?<name>[^']+)' is not defined/;

const capitals: Record<string, string> = {
  true: 'True',
  false: 'False',
  none: 'None',
  null: 'None',
  nil: 'None',
  undefined: 'None',
  TRUE: 'True',
  FALSE: 'False',
  NULL: 'None',
};

/** A name's definition inside a function, while it is used outside of it. */
function isLocalElsewhere({ codes, number, groups }: Seen): boolean {
  const defined = codes.findIndex((code) =>
    new RegExp(`^\\s+${groups.name}\\s*(?::[^=]+)?=(?!=)`, 'u').test(code),
  );
  if (defined < 0 || number === null) return false;
  const around = (index: number) => {
    const indent = codes[index]?.search(/\S/) ?? 0;
    for (let above = index - 1; above >= 0; above--) {
      const code = codes[above] ?? '';
      if (/^\s*(?:async\s+)?def\s/.test(code) && code.search(/\S/) < indent) return above;
    }
    return -1;
  };
  const owner = around(defined);
  return owner >= 0 && around(number - 1) !== owner && defined + 1 < number;
}

/** Names that Python does not know, or not yet. */
export const pythonNames: Pattern[] = [
  {
    id: 'python/value-in-small-letters',
    errors,
    message: undefinedName,
    look: ({ groups: { name = '' } }) => {
      const meant = Object.hasOwn(capitals, name) ? capitals[name] : undefined;
      return meant ? { values: { meant } } : null;
    },
    title: 'تُكتب في بايثون `{meant}`',
    text: 'كتبت `{name}`، وبايثون تكتب هذه القيمة `{meant}` بحرف كبير في أولها.',
    next: 'اكتب `{meant}` مكان `{name}`.',
  },
  {
    id: 'python/name-before-definition',
    errors,
    message: undefinedName,
    look: (seen) => {
      const defined = seen.definedAt(seen.groups.name ?? '');
      const start = /^\S/.test(seen.code) && seen.codes[(defined ?? 0) - 1];
      return defined && seen.number && defined > seen.number && start && /^\S/.test(start)
        ? { values: { defined: String(defined) } }
        : null;
    },
    title: '`{name}` استُعمل قبل تعريفه',
    text: 'تقرأ بايثون البرنامج من أعلى إلى أسفل، و`{name}` لا يُعرَّف إلا في السطر {defined}، أي بعد هذا السطر.',
    next: 'انقل تعريف `{name}` إلى ما قبل أول استعمال له.',
  },
  {
    id: 'python/missing-import',
    errors,
    message: undefinedName,
    look: ({ groups: { name = '' }, code }) =>
      pythonModules.includes(name) && code.includes(`${name}.`) ? {} : null,
    title: 'استيراد ناقص',
    text: '`{name}` مكتبة من مكتبات بايثون، ولا تُستعمل قبل أن تُستورد.',
    next: 'أضف في أول البرنامج: `import {name}`.',
  },
  {
    id: 'python/name-of-other-function',
    errors,
    message: undefinedName,
    look: (seen) => (isLocalElsewhere(seen) ? {} : null),
    title: '`{name}` موجود داخل دالة فقط',
    text: 'أخذ `{name}` قيمته داخل دالة، وما يُعرَّف داخل دالة لا يراه ما هو خارجها.',
    next: 'أعد القيمة من الدالة بـ`return`، واحفظها عند الاستدعاء في متغير.',
  },
  {
    id: 'python/misspelt-name',
    errors,
    message: undefinedName,
    look: ({ groups: { name = '' }, words }) => {
      const own = [...words].filter((word) => !pythonKeywords.has(word));
      const meant = nearest(name, [...own, ...pythonBuiltins]);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'لا تعرف بايثون الاسم `{name}`، وفي متناولها اسم قريب منه: `{meant}`. الحروف الكبيرة والصغيرة عندها مختلفة.',
    next: 'قارن الاسمين حرفًا حرفًا، واكتبه بالطريقة نفسها في كل مكان.',
  },
  {
    id: 'python/text-without-quotes',
    errors,
    message: undefinedName,
    look: ({ groups: { name = '' }, code }) =>
      new RegExp(
        `(?:^\\s*[\\p{L}_][\\p{L}\\p{N}_]*\\s*=|\\bprint\\(|\\binput\\(|==)\\s*${name}\\s*\\)?\\s*$`,
        'u',
      ).test(code)
        ? {}
        : null,
    title: 'اسم غير معرّف، أو نص بلا علامتي تنصيص',
    text: 'قرأت بايثون `{name}` على أنه اسم متغير، ولا يوجد متغير بهذا الاسم.',
    next: 'إن كنت تقصد نصًا فضعه بين علامتي تنصيص: `"{name}"`. وإن كان متغيرًا فأعطه قيمة قبل هذا السطر.',
  },
  {
    id: 'python/unknown-name',
    errors,
    message: undefinedName,
    title: '`{name}` غير معرّف',
    text: 'استعملت الاسم `{name}`، ولم يُعطَ قيمة قبل هذا السطر.',
    next: 'ابحث عن السطر الذي يجب أن يعرّفه: هل هو مكتوب، وهل كُتب الاسم فيه بالحروف نفسها؟',
  },
  {
    id: 'python/local-before-value',
    errors: ['UnboundLocalError'],
    message:
      /^(?:cannot access )?local variable '(?<name>[^']+)' (?:where it is not associated with a value|referenced before assignment)/,
    title: '`{name}` بلا قيمة داخل الدالة',
    text: 'تعطي الدالة `{name}` قيمة في أحد أسطرها، فصار متغيرًا خاصًا بها، وقد استُعمل هنا قبل أن يصل البرنامج إلى ذلك السطر.',
    next: 'أعطه قيمة في أول الدالة، أو مرّره إليها معاملًا. وإن كنت تقصد متغيرًا خارجها فاكتب في أولها `global {name}`.',
  },
  {
    id: 'python/free-variable',
    errors,
    message: /^cannot access free variable '(?<name>[^']+)'/,
    title: '`{name}` لم يأخذ قيمة بعد',
    text: 'تستعمل الدالة الداخلية المتغير `{name}` من الدالة التي حولها، ولم يأخذ هناك قيمة بعد.',
    next: 'أعطِ `{name}` قيمة قبل استدعاء الدالة الداخلية.',
  },
];
