import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { lastValue } from './chain.ts';
import { blockBelow, headersAbove } from './python-program.ts';

const errors = ['IndexError'];

/** The names and sums of names that stand as positions on a line: `i`, `i + 1`. */
const positionsIn = (code: string) =>
  [...code.matchAll(/\[\s*([\p{L}_][\p{L}\p{N}_]*)\s*([-+]\s*\d+)?\s*\]/gu)].map((match) => ({
    name: match[1] ?? '',
    more: match[2] ?? '',
  }));

/** Whether a loop around the line counts to one more than the last position. */
function countsTooFar({ code, codes, number }: Seen): boolean {
  if (/\[\s*len\([^)]*\)\s*\]/.test(code)) return true;
  const counted = positionsIn(code).filter(({ more }) => more === '');
  return headersAbove(codes, number ?? 0).some((header) =>
    counted.some(({ name }) =>
      new RegExp(
        `\\bwhile\\b.*(?<![\\p{L}\\p{N}_])${name}\\s*<=\\s*len\\(|\\bfor\\s+${name}\\s+in\\s+range\\((?:\\s*len\\([^()]*\\)\\s*,|(?:[^,()]+,)?\\s*len\\([^()]*\\)\\s*\\+\\s*1\\s*[,)])`,
        'u',
      ).test(header.code),
    ),
  );
}

/** The list that a loop around the line takes elements out of while it counts its positions. */
function shrinking({ code, codes, number }: Seen): Found | null {
  for (const header of headersAbove(codes, number ?? 0)) {
    const [, name = '', list = ''] =
      /^\s*for\s+([\p{L}_][\p{L}\p{N}_]*)\s+in\s+range\(\s*len\(\s*([\p{L}_][\p{L}\p{N}_]*)\s*\)\s*\)/u.exec(
        header.code,
      ) ?? [];
    const isAsked = positionsIn(code).some((position) => position.name === name);
    const taken = new RegExp(
      `(?<![\\p{L}\\p{N}_.])(?:${list}\\.(?:pop|remove)\\(|del\\s+${list}\\[)`,
      'u',
    );
    if (list && isAsked && blockBelow(codes, header.number).some((line) => taken.test(line.code)))
      return { values: { list } };
  }
  return null;
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
    id: 'python/texts-without-comma',
    errors,
    message: /^list index out of range/,
    look: (seen) => {
      for (const [, name = ''] of seen.code.matchAll(
        /(?<![\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_]*)\s*\[/gu,
      )) {
        const given = lastValue(seen, name, (seen.number ?? 1) - 1);
        if (given && /^\[.*(?:""|'')\s+(?:""|'')/.test(given.code))
          return { values: { name }, line: given.line };
      }
      return null;
    },
    title: 'فاصلة ناقصة بين نصين',
    text: 'في القائمة `{name}` نصان متتاليان بلا فاصلة، فجعلتهما بايثون نصًا واحدًا، ونقصت العناصر.',
    next: 'ضع `,` بين النصين.',
  },
  {
    id: 'python/shrinking-list',
    errors,
    message: /^(?:list index|pop index|list assignment index) out of range/,
    look: shrinking,
    title: 'تقصر القائمة `{list}` أثناء المرور عليها',
    text: 'حُسب طول `{list}` قبل أن تبدأ الحلقة، والحلقة تحذف منها، فيأتي رقم لم يعد له عنصر.',
    next: 'مرّ على نسخة منها بـ`for x in list({list}):`، أو اجمع ما تريد إبقاءه في قائمة جديدة.',
  },
  {
    id: 'python/index-of-empty',
    errors,
    message: /^list index out of range/,
    look: (seen) => {
      for (const [, name = ''] of seen.code.matchAll(
        /(?<![\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_]*)\s*\[/gu,
      )) {
        const given = lastValue(seen, name, (seen.number ?? 1) - 1);
        const isFilled = seen.codes.some((code) =>
          new RegExp(
            `(?<![\\p{L}\\p{N}_.])${name}(?:\\.(?:append|extend|insert)\\b|\\s*\\+=)`,
            'u',
          ).test(code),
        );
        if (given && /^(?:\[\s*\]|list\(\s*\))\s*$/.test(given.code) && !isFilled)
          return { values: { name, place: String(given.line) } };
      }
      return null;
    },
    title: 'القائمة `{name}` فارغة',
    text: 'في السطر {place} أُنشئت `{name}` فارغة ولم يُضف إليها شيء، فليس فيها عنصر بأي رقم.',
    next: 'أضف العناصر إليها أولًا بـ`append(…)`.',
  },
  {
    id: 'python/delete-out-of-range',
    errors,
    message: /^list assignment index out of range/,
    look: ({ code }) => (/^\s*del\b/.test(code) ? {} : null),
    title: 'حذف عنصر غير موجود',
    text: 'طلبت حذف عنصر برقم أكبر من آخر رقم في القائمة. يبدأ العد من 0.',
    next: 'اطبع `len(…)` والرقم قبل هذا السطر، وقارن بينهما.',
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
    id: 'python/key-without-start',
    errors: ['KeyError'],
    message: /^(?<key>(['"]).*\2|-?\d+(?:\.\d+)?)$/,
    look: ({ line, groups: { key = '' } }) => {
      const adds =
        /(?<object>[\p{L}_][\p{L}\p{N}_.]*)\[(?<position>[^\]]+)\]\s*(?:[-+*/]+=|\.(?<method>append|add|extend)\()/u.exec(
          line,
        )?.groups;
      const { object = '', position = '', method } = adds ?? {};
      if (object === '') return null;
      const start = method === 'add' ? 'set()' : '[]';
      return {
        values: { key: key.replace(/^(['"])(.*)\1$/, '$2'), object, position, start },
        ...(method && {
          next: 'أعطه قيمة في البداية: `if {position} not in {object}: {object}[{position}] = {start}`.',
        }),
      };
    },
    title: 'مفتاح لم يأخذ قيمة بعد',
    text: 'يغيّر السطر قيمة المفتاح `{key}` في `{object}`، وليس فيه هذا المفتاح بعد، فلا قيمة تُغيَّر.',
    next: 'اقرأ القيمة القديمة بقيمة بديلة: `{object}.get({position}, 0) + 1` مثلًا.',
  },
  {
    id: 'python/not-in-set',
    errors: ['KeyError'],
    message: /^(?<key>(['"]).*\2|-?\d+(?:\.\d+)?)$/,
    look: ({ code }) => (/\.remove\s*\(/.test(code) && !code.includes('[') ? {} : null),
    title: 'حذف عنصر غير موجود',
    text: 'طلبت من `remove` حذف `{key}`، وليس في المجموعة.',
    next: 'استعمل `discard(…)`، فهي لا تعترض حين لا يوجد العنصر، أو تحقق بـ`in`.',
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
