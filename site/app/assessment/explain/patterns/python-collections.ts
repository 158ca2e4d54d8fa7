import type { Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';

const errors = ['IndexError'];

/** Whether a loop counts to one more than the last position. */
function countsTooFar({ code, codes }: Seen): boolean {
  if (/\[\s*len\([^)]*\)\s*\]/.test(code)) return true;
  if (codes.some((other) => /\bwhile\b.*<=\s*len\(/.test(other))) return true;
  return codes.some((other) =>
    /range\(\s*len\([^()]*\)\s*,|range\((?:[^,()]+,)?\s*len\([^()]*\)\s*\+\s*1\s*\)/.test(other),
  );
}

/** The keys of dictionaries that are written in the program. */
function writtenKeys({ lines }: Seen): string[] {
  const keys = lines.flatMap((line) => [
    ...line.matchAll(/(['"])([^'"]+)\1\s*:/g),
    ...line.matchAll(/\[(['"])([^'"]+)\1\]\s*=(?!=)/g),
  ]);
  return keys.map((match) => match[2] ?? '');
}

/** Positions, keys, and what has no elements. */
export const pythonCollections: Pattern[] = [
  {
    id: 'python/index-off-by-one',
    errors,
    message: /^(?:list|string|tuple) index out of range/,
    look: (seen) => (countsTooFar(seen) ? {} : null),
    title: 'رقم بعد آخر عنصر',
    text: 'يبدأ العد من 0، فآخر عنصر رقمه `len(…) - 1`، وقد وصل البرنامج إلى رقم يساوي الطول نفسه.',
    next: 'اجعل الحلقة تقف قبله: `range(len(…))` أو `while i < len(…)`. وللعد إلى الخلف ابدأ من `len(…) - 1`. واطلب آخر عنصر بـ`[-1]`.',
  },
  {
    id: 'python/index-out-of-range',
    errors,
    message: /^(?:list|string|tuple) index out of range/,
    title: 'رقم عنصر غير موجود',
    text: 'طلبت عنصرًا برقم أكبر من آخر رقم موجود. يبدأ العد من 0، فالقائمة التي فيها ثلاثة عناصر آخر أرقامها 2.',
    next: 'اطبع `len(…)` والرقم الذي تطلبه قبل هذا السطر، وقارن بينهما.',
  },
  {
    id: 'python/assign-out-of-range',
    errors,
    message: /^list assignment index out of range/,
    title: 'وضع قيمة في موضع غير موجود',
    text: 'لا يضيف هذا السطر عنصرًا جديدًا، بل يغيّر عنصرًا موجودًا، ولا عنصر في هذا الموضع.',
    next: 'لإضافة عنصر إلى آخر القائمة استعمل `append(…)`.',
  },
  {
    id: 'python/pop-empty',
    errors,
    message: /^pop from (?:an )?empty (?:list|set|deque)/,
    title: 'أخذ عنصر من قائمة فارغة',
    text: 'طلبت `pop` عنصرًا، ولم يبق في القائمة شيء.',
    next: 'تأكد قبلها من أن القائمة ليست فارغة: `if items:`.',
  },
  {
    id: 'python/pop-out-of-range',
    errors,
    message: /^pop index out of range/,
    title: 'رقم عنصر غير موجود',
    text: 'طلبت من `pop` عنصرًا برقم أكبر من آخر رقم في القائمة.',
    next: 'يبدأ العد من 0. ولأخذ آخر عنصر اكتب `pop()` دون رقم.',
  },
  {
    id: 'python/choice-of-nothing',
    errors,
    message: /^Cannot choose from an empty sequence/,
    inLibrary: true,
    title: 'اختيار من قائمة فارغة',
    text: 'طلبت اختيارًا عشوائيًا من مجموعة ليس فيها أي عنصر.',
    next: 'تأكد من أن القائمة امتلأت قبل هذا السطر.',
  },
  {
    id: 'python/misspelt-key',
    errors: ['KeyError'],
    message: /^(['"])(?<key>.+)\1$/,
    look: (seen) => {
      const keys = writtenKeys(seen);
      const { key = '' } = seen.groups;
      const meant = keys.includes(key) ? null : nearest(key, keys);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد المفتاح `{meant}`؟',
    text: 'ليس في القاموس المفتاح `{key}`، وفي برنامجك مفتاح قريب منه: `{meant}`.',
    next: 'اكتب المفتاح بالحروف نفسها في المكانين.',
  },
  {
    id: 'python/missing-key',
    errors: ['KeyError'],
    message: /^(?<key>(['"]).*\2|-?\d+(?:\.\d+)?)$/,
    look: ({ groups: { key = '' }, code }) =>
      code.includes('[') || /\.pop\(/.test(code)
        ? { values: { key: key.replace(/^(['"])(.*)\1$/, '$2') } }
        : null,
    title: 'مفتاح غير موجود في القاموس',
    text: 'طلبت قيمة المفتاح `{key}`، وليس في القاموس مفتاح مثله.',
    next: 'اطبع القاموس لترى مفاتيحه. وإن كان المفتاح قد لا يوجد فاستعمل `get(…)`.',
  },
  {
    id: 'python/division-by-zero',
    errors: ['ZeroDivisionError'],
    message: /(?:division|modulo) by zero|division or modulo by zero/,
    title: 'قسمة على صفر',
    text: 'المقسوم عليه في هذا السطر صفر، ولا ناتج للقسمة على صفر.',
    next: 'اطبع المقسوم عليه لتعرف متى يصير صفرًا، وتحقق منه بـ`if` قبل القسمة. طول القائمة الفارغة صفر.',
  },
  {
    id: 'python/changed-while-looping',
    errors: ['RuntimeError'],
    message:
      /^(?:dictionary|Set|set|deque) (?:changed size|mutated|keys changed) during iteration/i,
    title: 'تغيّرت المجموعة أثناء المرور عليها',
    text: 'تضيف الحلقة عناصر إلى ما تمر عليه أو تحذف منه.',
    next: 'مرّ على نسخة منه: `for x in list(…):`.',
  },
];
