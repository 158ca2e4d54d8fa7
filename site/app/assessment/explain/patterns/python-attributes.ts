import type { Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { literally } from './chain.ts';
import { blockBelow } from './python-program.ts';
import { pythonEquivalents, pythonMethods, pythonModuleNames } from './python-vocabulary.ts';

const errors = ['AttributeError'];
const attribute = /^'(?<type>\w+)' object has no attribute '(?<name>[^']+)'/;
const ofModule = /^module '(?<module>[\w.]+)' has no attribute '(?<name>[^']+)'/;

/** What follows `self.` or another name and a dot in the program, or is defined in it. */
function ownAttributes({ codes, groups: { name } }: Seen): string[] {
  const assigned = codes.flatMap((code) => [
    ...code.matchAll(/\bself\.(\w+)\s*(?::[^=]+)?=(?!=)/g),
  ]);
  const methods = codes.flatMap((code) => [...code.matchAll(/^\s+def\s+(\w+)/g)]);
  return [...assigned, ...methods].map((match) => match[1] ?? '').filter((word) => word !== name);
}

const own = (table: Record<string, Record<string, string>>, type = '', name = '') =>
  Object.hasOwn(table, type) && Object.hasOwn(table[type] ?? {}, name)
    ? table[type]?.[name]
    : undefined;

/** What is asked of an object or a library after a dot. */
export const pythonAttributes: Pattern[] = [
  {
    id: 'python/attribute-of-none',
    errors,
    message: /^'NoneType' object has no attribute '(?<name>[^']+)'/,
    title: 'ما قبل النقطة هو `None`',
    text: 'طلبت `{name}` من القيمة الفارغة `None`، أي من لا شيء. كل دالة ليس فيها `return` تعيد `None`، وكذلك `sort()` و`append()`.',
    next: 'ابحث عن السطر الذي أعطى هذا المتغير قيمته، وانظر ماذا وضع فيه.',
  },
  {
    id: 'python/parent-not-started',
    errors,
    message: /^'(?<type>\w+)' object has no attribute '(?<name>[^']+)'/,
    look: ({ codes, groups: { type = '', name = '' } }) => {
      const start = codes.findIndex((line) =>
        new RegExp(`^class\\s+${type}\\s*\\(\\s*\\w+\\s*\\)`).test(line),
      );
      const parent = /\(\s*(\w+)\s*\)/.exec(codes[start] ?? '')?.[1];
      const above = codes.findIndex((line) => new RegExp(`^class\\s+${parent}\\b`).test(line));
      if (!parent || start < 0 || above < 0) return null;
      const own = blockBelow(codes, start + 1).map(({ code }) => code);
      const gives = new RegExp(`\\bself\\.${literally(name)}\\s*=(?!=)`);
      const isSet = blockBelow(codes, above + 1).some(({ code }) => gives.test(code));
      const init = own.findIndex((code) => /\bdef\s+__init__\b/.test(code));
      return isSet && init >= 0 && !own.some((code) => /\bsuper\s*\(|\.__init__\s*\(/.test(code))
        ? { values: { parent }, line: start + init + 2 }
        : null;
    },
    title: '`super().__init__()` ناقصة',
    text: 'يعطي الصنف `{parent}` الخاصية `{name}` قيمتها في `__init__`، وللصنف `{type}` دالة `__init__` أخرى لا تستدعيها، فلم تأخذ قيمة.',
    next: 'اكتب في أول `__init__` في هذا الصنف: `super().__init__(…)`.',
  },
  {
    id: 'python/private-attribute',
    errors,
    message: /^'(?<type>\w+)' object has no attribute '(?<name>__\w+)'/,
    look: ({ codes, groups: { name = '' } }) =>
      !name.endsWith('__') &&
      codes.some((code) => new RegExp(`\\bself\\.${literally(name)}\\s*=`).test(code))
        ? {}
        : null,
    title: '`{name}` لا تُرى من خارج الصنف',
    text: 'الخاصية التي يبدأ اسمها بشرطتين سفليتين خاصة بالصنف، فلا تُقرأ بهذا الاسم من خارجه.',
    next: 'أضف إلى الصنف دالة تعيدها، أو احذف الشرطتين من أول اسمها.',
  },
  {
    id: 'python/property-without-setter',
    errors,
    message: /^property '(?<name>\w+)' of '(?<type>\w+)' object has no setter/,
    title: '`{name}` للقراءة فقط',
    text: 'عُرّفت `{name}` بـ`@property`، فتُقرأ ولا توضع فيها قيمة.',
    next: 'غيّر القيمة التي تحسب منها، أو أضف إلى الصنف دالة قبلها `@{name}.setter`.',
  },
  {
    id: 'python/key-with-dot',
    errors,
    message: /^'dict' object has no attribute '(?<name>[^']+)'/,
    look: ({ lines, groups: { name = '' } }) =>
      lines.some((line) =>
        new RegExp(`(["'])${literally(name)}\\1\\s*(?::|\\]\\s*=(?!=))`).test(line),
      )
        ? {}
        : null,
    title: 'قيم القاموس بين قوسين مربعين',
    text: 'المتغير الذي قبل النقطة قاموس، و`{name}` مفتاح من مفاتيحه، والمفتاح لا يُطلب بنقطة.',
    next: 'اكتب `["{name}"]` مكان `.{name}`.',
  },
  {
    id: 'python/method-of-other-language',
    errors,
    message: attribute,
    look: ({ groups: { type, name } }) => {
      const meant = own(pythonEquivalents, type, name);
      return meant ? { values: { meant } } : null;
    },
    title: '`{name}` ليست من بايثون هنا',
    text: 'القيمة التي قبل النقطة {type:type}، وليس لها `{name}`. ما تقوم به تكتبه بايثون هكذا: `{meant}`.',
    next: 'استعمل `{meant}` مكان `{name}`.',
  },
  {
    id: 'python/misspelt-attribute',
    errors,
    message: attribute,
    look: (seen) => {
      const { type = '', name = '' } = seen.groups;
      const known = Object.hasOwn(pythonMethods, type) ? pythonMethods[type] : ownAttributes(seen);
      const meant = nearest(name, known ?? []);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'ليس للقيمة التي قبل النقطة ما اسمه `{name}`، ولها اسم قريب منه: `{meant}`.',
    next: 'صحّح كتابة الاسم بعد النقطة.',
  },
  {
    id: 'python/unknown-attribute',
    errors,
    message: attribute,
    title: 'لا يوجد `{name}` بعد هذه النقطة',
    text: 'القيمة التي قبل النقطة نوعها `{type}`، وليس لهذا النوع ما اسمه `{name}`.',
    next: 'تأكد من أن المتغير فيه القيمة التي تتوقعها، ومن أن `{name}` معرّف لها قبل هذا السطر.',
  },
  {
    id: 'python/class-attribute',
    errors,
    message: /^type object '(?<class>\w+)' has no attribute '(?<name>[^']+)'/,
    title: 'لا يوجد `{name}` في الصنف `{class}`',
    text: 'طلبت `{name}` من الصنف `{class}` نفسه، وليس معرّفًا فيه.',
    next: 'ما يُحفظ بـ`self` يكون في الكائنات: أنشئ كائنًا من الصنف واطلبه منه. وراجع كتابة الاسم.',
  },
  {
    id: 'python/misspelt-module-attribute',
    errors,
    message: ofModule,
    look: ({ groups: { module = '', name = '' }, message }) => {
      const known = Object.hasOwn(pythonModuleNames, module) ? pythonModuleNames[module] : [];
      const told = /Did you mean: '(\w+)'/.exec(message)?.[1];
      const meant = nearest(name, known ?? []) ?? (known?.includes(told ?? '') ? told : null);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'ليس في المكتبة `{module}` ما اسمه `{name}`، وفيها `{meant}`.',
    next: 'إن كانت هي ما تقصده فاكتب `{module}.{meant}`.',
  },
  {
    id: 'python/module-attribute',
    errors,
    message: ofModule,
    title: 'لا يوجد `{name}` في المكتبة `{module}`',
    text: 'استُوردت `{module}`، لكن ليس فيها ما اسمه `{name}`.',
    next: 'راجع كتابة الاسم. وإن كان عندك ملف اسمه `{module}.py` فغيّر اسمه، لأن بايثون تستورده بدل المكتبة.',
  },
  {
    id: 'python/module-not-here',
    errors: ['ModuleNotFoundError'],
    message: /^No module named '(?<name>[\w.]+)'/,
    title: 'المكتبة `{name}` غير متاحة هنا',
    text: 'لم تجد بايثون ملفًا ولا مكتبة باسم `{name}`. هنا تعمل مكتبات بايثون نفسها، أما ما يُثبَّت على الجهاز فقد لا يكون متاحًا.',
    next: 'راجع كتابة الاسم، ثم انظر هل يمكن حل المسألة بمكتبات بايثون نفسها.',
  },
  {
    id: 'python/cannot-import-name',
    errors: ['ImportError'],
    message: /^cannot import name '(?<name>[^']+)' from '(?<module>[^']+)'/,
    title: 'لا يوجد `{name}` في `{module}`',
    text: 'المكتبة `{module}` موجودة، لكن ليس فيها ما اسمه `{name}`.',
    next: 'راجع كتابة الاسم، والحروف الكبيرة والصغيرة فيه.',
  },
];
