import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { before } from './chain.ts';
import { kindOf } from './javascript-kinds.ts';
import { arrayMethods, javascriptMethods, methodEquivalents } from './javascript-vocabulary.ts';

const errors = ['TypeError'];
const notFunction = /^(?<callee>[^\n]+?) is not a function(?:\.| \(In |$)/;

/** The method of `list.push is not a function`; '' where something else is called. */
const methodOf = (callee = '') => /\.([\p{L}_$][\p{L}\p{N}_$]*)$/u.exec(callee)?.[1] ?? '';

const ofMethod =
  (look: (method: string, seen: Seen) => Record<string, string> | null) =>
  (seen: Seen): Found | null => {
    const method = methodOf(seen.groups.callee);
    const values = method === '' ? null : look(method, seen);
    return values && { values: { method, ...values } };
  };

/** What is called and is no function. */
export const javascriptCalls: Pattern[] = [
  {
    id: 'javascript/length-is-no-function',
    errors,
    message: notFunction,
    look: ofMethod((method) => (method === 'length' ? {} : null)),
    title: '`length` بلا قوسين',
    text: 'الطول `length` قيمة تُقرأ، وليس دالة تُستدعى.',
    next: 'احذف القوسين بعد `length`.',
  },
  {
    id: 'javascript/method-of-other-language',
    errors,
    message: notFunction,
    look: ofMethod((method, seen) => {
      const meant = Object.hasOwn(methodEquivalents, method) ? methodEquivalents[method] : null;
      const object = before(seen, method);
      const kind = kindOf(seen, object)?.kind;
      const isOwn = kind && kind !== 'list' && kind !== 'text';
      return meant && !isOwn ? { meant } : null;
    }),
    title: '`{method}` لها اسم آخر في جافاسكربت',
    text: 'ليس لما قبل النقطة دالة اسمها `{method}`. ما تقوم به في لغات أخرى تكتبه جافاسكربت هكذا: `{meant}`.',
    next: 'استعمل `{meant}`، وتأكد من أن ما قبل النقطة من النوع الذي تقصده.',
  },
  {
    id: 'javascript/array-method-on-other',
    errors,
    message: notFunction,
    look: ofMethod((method) => (arrayMethods.has(method) ? {} : null)),
    title: 'ما قبل `.{method}` ليس قائمة',
    text: 'الدالة `{method}` للقوائم، وما قبل النقطة هنا قيمة من نوع آخر ليس لها هذه الدالة.',
    next: 'اطبع ما قبل النقطة بـ`console.log`. لعناصر كائن استعمل `Object.values(…)`، ولحروف نص `split("")`.',
  },
  {
    id: 'javascript/misspelt-method',
    errors,
    message: notFunction,
    look: ofMethod((method, { codes }) => {
      const own = codes.flatMap((code) => [
        ...code.matchAll(
          /(?:^\s+(?:async\s+)?|\.)([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:\([^()]*\)\s*\{|=\s*(?:function|\())/gu,
        ),
      ]);
      const meant = javascriptMethods.includes(method)
        ? null
        : nearest(method, [...javascriptMethods, ...own.map((match) => match[1] ?? '')]);
      return meant ? { meant } : null;
    }),
    title: 'هل تقصد `{meant}`؟',
    text: 'ليس لما قبل النقطة دالة اسمها `{method}`، وفي جافاسكربت أو في برنامجك دالة قريبة منها: `{meant}`.',
    next: 'صحّح الاسم بعد النقطة، وانتبه إلى الحروف الكبيرة والصغيرة.',
  },
  {
    id: 'javascript/number-called',
    errors,
    message: notFunction,
    look: ({ groups }) => (/^\d/.test(groups.callee ?? '') ? {} : null),
    title: 'قوسان بعد عدد',
    text: 'القوسان بعد قيمة يعنيان استدعاء دالة، وقبلهما هنا العدد `{callee}`.',
    next: 'إن أردت الضرب فاكتب `*` قبل القوس.',
  },
  {
    id: 'javascript/value-called',
    errors,
    message: notFunction,
    look: ({ groups: { callee = '' } }) =>
      /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(callee) && callee !== 'undefined' && callee !== 'object'
        ? {}
        : null,
    title: '`{callee}` ليس دالة',
    text: 'القوسان بعد اسم يعنيان استدعاء دالة، وقيمة `{callee}` هنا ليست دالة.',
    next: 'راجع السطر الذي أعطى `{callee}` قيمته: ربما وُضعت فيه نتيجة الدالة بدل الدالة نفسها، أو أخذ متغير اسمها.',
  },
  {
    id: 'javascript/iteration-in-safari',
    errors,
    message: /^undefined is not a function \(near '\.\.\.(?<near>.+)\.\.\.'\)/,
    title: 'لا يمكن المرور على هذه القيمة',
    text: 'المطلوب هنا قائمة أو نص يمكن المرور على عناصره، والقيمة ليست كذلك.',
    next: 'اطبع القيمة بـ`console.log`. ولعناصر كائن استعمل `Object.entries(…)`.',
  },
  {
    id: 'javascript/no-such-method',
    errors,
    message: notFunction,
    look: (seen) => {
      const method = methodOf(seen.groups.callee);
      const object = method && before(seen, method);
      return object ? { values: { method, object } } : null;
    },
    title: 'لا دالة اسمها `{method}` في `{object}`',
    text: 'القوسان يعنيان استدعاء دالة، وليس لقيمة `{object}` هنا دالة اسمها `{method}`.',
    next: 'راجع كتابة `{method}`، واطبع `{object}` بـ`console.log` لترى ما فيه.',
  },
  {
    id: 'javascript/not-a-function',
    errors,
    message: notFunction,
    title: 'ما قبل القوسين ليس دالة',
    text: 'القوسان يعنيان استدعاء دالة، و`{callee}` ليس دالة هنا.',
    next: 'راجع كتابة الاسم، واطبع ما قبل النقطة بـ`console.log` لترى ما فيه.',
  },
  {
    id: 'javascript/class-without-new',
    errors,
    message:
      /^(?:Class constructor (?<name>\S+) cannot be invoked without 'new'|\w+ constructor cannot be invoked without 'new'|Constructor \w+ requires 'new'|calling a builtin \w+ constructor without new|class constructors must be invoked with 'new'|Cannot call a class constructor)/,
    title: '`new` ناقصة',
    text: 'الكائن من صنف يُنشأ بـ`new` قبل اسم الصنف، وقد استُدعي الصنف دونها.',
    next: 'اكتب `new` قبل اسم الصنف.',
  },
  {
    id: 'javascript/map-entries',
    errors,
    message:
      /^(?:Iterator value .* is not an entry object|iterable for \w+ should have array-like objects)/,
    title: 'تأخذ `Map` أزواجًا',
    text: 'كل عنصر في `Map` مفتاح وقيمة معًا، وما أُعطيته ليس أزواجًا.',
    next: 'ضع كل زوج بين قوسين: `new Map([["a", 1], ["b", 2]])`.',
  },
  {
    id: 'javascript/not-a-constructor',
    errors,
    message: /^(?<name>.+?) is not a constructor/,
    title: '`{name}` لا يُنشأ منه كائن',
    text: 'تعمل `new` مع الأصناف، و`{name}` ليس صنفًا. الدوال السهمية والكائنات لا تصلح معها.',
    next: 'احذف `new` إن أردت استدعاء دالة، أو عرّف `{name}` بـ`class`.',
  },
];
