import type { Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { literally } from './chain.ts';
import { functionAround, headersAbove } from './python-program.ts';
import { pythonBuiltins, pythonKeywords, pythonModules } from './python-vocabulary.ts';

const errors = ['NameError'];
const unbound =
  /^(?:cannot access )?local variable '(?<name>[^']+)' (?:where it is not associated with a value|referenced before assignment)/;
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

/** Where a name gets its value inside a block that was not run, in the same function; null where it gets one elsewhere too. */
function skippedBlock({
  codes,
  number,
  groups,
}: Pick<Seen, 'codes' | 'number' | 'groups'>): { place: string; word: string } | null {
  if (number === null) return null;
  const name = literally(groups.name ?? '');
  const given = new RegExp(
    `^\\s*(?:${name}\\s*(?::[^=]+)?=(?!=)|for\\s+${name}\\s+in\\b|with\\b.*\\bas\\s+${name}\\b)`,
    'u',
  );
  const places = codes.flatMap((code, index) => (given.test(code) ? index + 1 : []));
  const [place] = places;
  if (place === undefined || place >= number) return null;
  const own = functionAround(codes, number);
  const words = places.map((line) => {
    const [header] = headersAbove(codes, line);
    const word = /^\s*(if|elif|else|for|while|try|except|case)\b/.exec(header?.code ?? '')?.[1];
    return line < number && functionAround(codes, line) === own ? word : undefined;
  });
  const [word] = words;
  return word && words.every(Boolean) ? { place: String(place), word } : null;
}

/** What a function gives a value, while a value of the same name stands outside of it or in its object. */
function ownOrOuter({
  codes,
  number,
  groups: { name = '' },
}: Seen): 'self' | 'class' | 'outer' | 'skipped' | null {
  const own = functionAround(codes, number ?? 0);
  if (own === null) return null;
  const isMethod = /\(\s*self\b/.test(codes[own - 1] ?? '');
  if (
    isMethod &&
    codes.some((code) => new RegExp(`\\bself\\.${literally(name)}\\s*(?::[^=]+)?=(?!=)`).test(code))
  )
    return 'self';
  const inClass = new RegExp(`^\\s+${literally(name)}\\s*(?::[^=]+)?=(?!=)`, 'u');
  const isOfClass = codes.some(
    (code, index) =>
      inClass.test(code) && /^\s*class\s/.test(headersAbove(codes, index + 1)[0]?.code ?? ''),
  );
  if (isMethod && isOfClass) return 'class';
  const given = new RegExp(`^${literally(name)}\\s*(?::[^=]+)?=(?!=)`, 'u');
  if (codes.some((code) => given.test(code))) return 'outer';
  return skippedBlock({ codes, number, groups: { name } }) ? 'skipped' : null;
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
    id: 'python/imported-from',
    errors,
    message: undefinedName,
    look: ({ groups: { name = '' }, code, codes }) => {
      const used = new RegExp(`(?<![\\w.])${name}\\.(\\w+)`).exec(code)?.[1];
      const from = new RegExp(`^\\s*from\\s+${name}\\s+import\\s+(.*)$`);
      const index = codes.findIndex((line) => from.test(line));
      const names = from.exec(codes[index] ?? '')?.[1] ?? '';
      if (!used || index < 0) return null;
      const isThere = names.includes('*') || new RegExp(`\\b${used}\\b`).test(names);
      const next = isThere
        ? 'احذف `{name}.` واكتب `{used}` وحدها، أو اكتب في أول البرنامج `import {name}`.'
        : 'اكتب في أول البرنامج `import {name}`.';
      return { values: { used, names, place: String(index + 1) }, next };
    },
    title: 'اسم المكتبة `{name}` لم يُستورد',
    text: 'يستورد السطر {place} من `{name}` ما فيها ولا يستورد اسمها، فلا تعرف بايثون `{name}` التي قبل النقطة.',
    next: 'اكتب في أول البرنامج `import {name}`.',
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
    id: 'python/value-in-skipped-block',
    errors,
    message: undefinedName,
    look: (seen) => {
      const skipped = skippedBlock(seen);
      return skipped && { values: skipped };
    },
    title: '`{name}` لم يأخذ قيمة',
    text: 'لا يأخذ `{name}` قيمته إلا في السطر {place} داخل `{word}`، ولم يصل البرنامج إلى ذلك السطر.',
    next: 'أعط `{name}` قيمة قبل `{word}`، أو في كل فرع من فروعها.',
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
    id: 'python/missing-self-attribute',
    errors: ['UnboundLocalError'],
    message: unbound,
    look: (seen) => (/^(?:self|class)$/.test(ownOrOuter(seen) ?? '') ? {} : null),
    title: '`self.` ناقصة قبل `{name}`',
    text: 'يخص `{name}` الكائن، وبدون `self.` قبله قرأته بايثون متغيرًا خاصًا بهذه الدالة، وليست له قيمة بعد.',
    next: 'اكتب `self.{name}` في كل مكان من هذا السطر.',
  },
  {
    id: 'python/global-missing',
    errors: ['UnboundLocalError'],
    message: unbound,
    look: (seen) => (ownOrOuter(seen) === 'outer' ? {} : null),
    title: '`{name}` بلا قيمة داخل الدالة',
    text: 'في البرنامج `{name}` خارج الدالة، لكن سطرًا في الدالة يعطي هذا الاسم قيمة، فصار فيها متغيرًا خاصًا بها، وقد استُعمل قبل أن يأخذها.',
    next: 'اكتب في أول الدالة `global {name}`. والأفضل أن تمرّره إليها معاملًا وتعيد القيمة الجديدة بـ`return`.',
  },
  {
    id: 'python/value-in-skipped-block',
    errors: ['UnboundLocalError'],
    message: unbound,
    look: (seen) => {
      const skipped = ownOrOuter(seen) === 'skipped' && skippedBlock(seen);
      return skipped ? { values: skipped } : null;
    },
    title: '`{name}` لم يأخذ قيمة',
    text: 'لا يأخذ `{name}` قيمته إلا في السطر {place} داخل `{word}`، ولم يصل البرنامج إلى ذلك السطر.',
    next: 'أعط `{name}` قيمة في أول الدالة، أو في كل فرع من فروع `{word}`.',
  },
  {
    id: 'python/local-before-value',
    errors: ['UnboundLocalError'],
    message: unbound,
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
