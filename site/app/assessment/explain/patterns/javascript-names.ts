import type { Pattern } from '../pattern.ts';
import { nearest } from '../words.ts';
import { headersAround } from './brackets.ts';
import { literally } from './chain.ts';
import {
  javascriptEquivalents,
  javascriptGlobals,
  javascriptKeywords,
} from './javascript-vocabulary.ts';

const errors = ['ReferenceError'];
const notDefined = /^(?:(?<name>\S+) is not defined|Can't find variable: (?<other>\S+))$/;
const early =
  /^(?:Cannot access '(?<name>[^']+)' before initialization|can't access lexical declaration '(?<other>[^']+)' before initialization)/;

/** Functions that stand in an object of the language or the page. */
const owners: Record<string, string> = {
  Math: 'sqrt pow floor ceil round random max min abs PI trunc',
  console: 'log error warn table',
  document:
    'getElementById querySelector querySelectorAll getElementsByClassName getElementsByTagName createElement',
  JSON: 'stringify',
};

/** Whether a line stands inside of a bracket: a script of a page may be indented as a whole. */
const isInside = (codes: readonly string[], index: number) =>
  headersAround(codes, index + 1).length > 0;

const nameIn = ({ name, other }: Record<string, string>) => name ?? other ?? '';

/** Names that JavaScript does not know here. */
export const javascriptNames: Pattern[] = [
  {
    id: 'javascript/name-of-python',
    errors,
    message: notDefined,
    look: ({ groups }) => {
      const name = nameIn(groups);
      const meant = Object.hasOwn(javascriptEquivalents, name) && javascriptEquivalents[name];
      return meant ? { values: { name, meant } } : null;
    },
    title: 'تُكتب في جافاسكربت `{meant}`',
    text: '`{name}` من لغة أخرى، وتكتبها جافاسكربت هكذا: `{meant}`.',
    next: 'ضع `{meant}` مكان `{name}`.',
  },
  {
    id: 'javascript/name-in-other-block',
    errors,
    message: notDefined,
    look: ({ groups, codes }) => {
      const name = nameIn(groups);
      const declaration = new RegExp(
        `(?:^\\s+|[({;]\\s*)(?:let|const|var|class|function)\\s+${name.replaceAll('$', '\\$')}(?![\\p{L}\\p{N}_$])`,
        'u',
      );
      const line = codes.findIndex(
        (code, at) =>
          declaration.test(code) &&
          (/[({;].*\b(?:let|const|var|class|function)\b/.test(code) || isInside(codes, at)),
      );
      if (line < 0) return null;
      const loop = new RegExp(
        `\\bfor\\s*\\(\\s*(?:let|const|var)\\s+${literally(name)}\\b`,
        'u',
      ).exec(codes[line] ?? '');
      const values = { name, defined: String(line + 1) };
      if (!loop) return { values };
      const isEmpty = /\)\s*;\s*$/.test(codes[line] ?? '') && /^\s*\{/.test(codes[line + 1] ?? '');
      return isEmpty
        ? {
            values,
            line: line + 1,
            text: 'عُرّف `{name}` في رأس حلقة `for` في السطر {defined}، وبعد رأسها `;` تنهيها قبل القوس `{`، فلا يراه ما بين القوسين.',
            next: 'احذف `;` التي بعد رأس الحلقة في السطر {defined}.',
          }
        : {
            values,
            text: 'عُرّف `{name}` في رأس حلقة `for` في السطر {defined}، فلا يُرى إلا داخل الحلقة.',
            next: 'عرّفه قبل الحلقة بـ`let` إن كنت تحتاج إليه بعدها.',
          };
    },
    title: '`{name}` لا يُرى من هنا',
    text: 'عُرّف `{name}` في السطر {defined} داخل قوسين معقوفين، وما يُعرَّف داخلهما لا يراه ما هو خارجهما.',
    next: 'عرّفه قبل القوسين بـ`let`، أو أعد القيمة من الدالة بـ`return`.',
  },
  {
    id: 'javascript/missing-this',
    errors,
    message: notDefined,
    look: ({ groups, codes, number }) => {
      const name = nameIn(groups);
      const isInClass = headersAround(codes, number ?? 0).some((header) =>
        /\bclass\b/.test(header),
      );
      const own = new RegExp(
        `\\bthis\\.${literally(name)}(?![\\p{L}\\p{N}_$])|^\\s+(?:async\\s+)?${literally(name)}\\s*(?:\\([^()]*\\)\\s*\\{|=)`,
        'u',
      );
      return isInClass && codes.some((code) => own.test(code)) ? { values: { name } } : null;
    },
    title: '`this.` ناقصة قبل `{name}`',
    text: 'يخص `{name}` الكائن، وداخل الصنف لا يُرى اسمه وحده.',
    next: 'اكتب `this.{name}`.',
  },
  {
    id: 'javascript/method-of-object',
    errors,
    message: notDefined,
    look: ({ groups, codes, code }) => {
      const name = nameIn(groups);
      const own = new RegExp(
        `(?:^\\s+|[{,]\\s*)${literally(name)}\\s*(?:\\([^()]*\\)\\s*\\{|:\\s*(?:async\\s*)?(?:function\\b|\\())`,
        'u',
      );
      const isCalled = new RegExp(`(?<![\\p{L}\\p{N}_$.])${literally(name)}\\s*\\(`, 'u').test(
        code,
      );
      const line = codes.findIndex((text) => own.test(text));
      const header = headersAround(codes, line + 1).at(-1) ?? codes[line] ?? '';
      const object = /\b(?:const|let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*=\s*\{/u.exec(header)?.[1];
      return line >= 0 && isCalled && object ? { values: { name, object } } : null;
    },
    title: '`{name}` من الكائن `{object}`',
    text: 'عُرّفت الدالة `{name}` داخل الكائن `{object}`، ولا تُعرف وحدها خارجه.',
    next: 'اكتب `{object}.{name}(…)`، أو `this.{name}(…)` داخل دوال الكائن نفسه.',
  },
  {
    id: 'javascript/missing-event',
    errors,
    message: notDefined,
    look: ({ groups, codes, number }) => {
      const name = nameIn(groups);
      const header = headersAround(codes, number ?? 0).findLast((line) =>
        /=>\s*\{$|\bfunction\b/.test(line),
      );
      const isWithout = /\(\s*\)\s*(?:=>\s*)?\{$/.test(header ?? '');
      return isWithout && /^(?:e|ev|evt|event)$/.test(name) ? { values: { name } } : null;
    },
    title: 'المعامل `{name}` ناقص',
    text: 'يصل الحدث إلى الدالة التي تسمع له معاملًا، وليس بين قوسي هذه الدالة معامل اسمه `{name}`.',
    next: 'اكتب `{name}` بين قوسي الدالة: `({name}) => { … }` أو `function ({name}) { … }`.',
  },
  {
    id: 'javascript/name-without-owner',
    errors,
    message: notDefined,
    look: ({ groups, code }) => {
      const name = nameIn(groups);
      const owner = Object.entries(owners).find(([, names]) =>
        names.split(' ').includes(name),
      )?.[0];
      const isCalled = new RegExp(`\\b${literally(name)}\\s*(?:\\(|$)`).test(code) || name === 'PI';
      return owner && isCalled ? { values: { name, owner } } : null;
    },
    title: 'تُكتب `{owner}.{name}`',
    text: '`{name}` من `{owner}`، ولا تُعرف وحدها.',
    next: 'اكتب `{owner}.{name}(…)`.',
  },
  {
    id: 'javascript/misspelt-name',
    errors,
    message: notDefined,
    look: ({ groups, words }) => {
      const name = nameIn(groups);
      const own = [...words].filter((word) => !javascriptKeywords.has(word));
      const meant = nearest(name, [...own, ...javascriptGlobals]);
      return meant ? { values: { name, meant } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'لا تعرف جافاسكربت الاسم `{name}`، وفي متناولها اسم قريب منه: `{meant}`. الحروف الكبيرة والصغيرة عندها مختلفة.',
    next: 'قارن الاسمين حرفًا حرفًا، واكتبه بالطريقة نفسها في كل مكان.',
  },
  {
    id: 'javascript/text-without-quotes',
    errors,
    message: notDefined,
    look: ({ groups, code }) => {
      const name = nameIn(groups);
      const alone = new RegExp(
        `(?:=|\\breturn|\\bcase|[(,[:])\\s*${literally(name)}\\s*(?:[),;:\\]}]|$)`,
        'u',
      );
      return alone.test(code) ? { values: { name } } : null;
    },
    title: 'اسم غير معرّف، أو نص بلا علامتي تنصيص',
    text: 'قرأت جافاسكربت `{name}` على أنه اسم متغير، ولا يوجد متغير بهذا الاسم.',
    next: 'إن كنت تقصد نصًا فضعه بين علامتي تنصيص: `"{name}"`. وإن كان متغيرًا فعرّفه قبل هذا السطر.',
  },
  {
    id: 'javascript/unknown-name',
    errors,
    message: notDefined,
    look: ({ groups }) => ({ values: { name: nameIn(groups) } }),
    title: '`{name}` غير معرّف',
    text: 'استعملت الاسم `{name}`، ولم يُعرَّف في مكان يراه هذا السطر.',
    next: 'عرّفه قبل هذا السطر بـ`let` أو `const`، أو راجع كتابة اسمه.',
  },
  {
    id: 'javascript/before-declaration',
    errors,
    message: early,
    look: ({ groups }) => ({ values: { name: nameIn(groups) } }),
    title: '`{name}` استُعمل قبل تعريفه',
    text: 'عُرّف `{name}` في سطر لم يصل إليه البرنامج بعد، ولا يُستعمل ما يُعرَّف بـ`let` أو `const` قبل تعريفه.',
    next: 'انقل سطر التعريف إلى ما قبل هذا السطر.',
  },
  {
    id: 'javascript/before-some-declaration',
    errors,
    message: /^Cannot access uninitialized variable/,
    title: 'متغير استُعمل قبل تعريفه',
    text: 'في هذا السطر متغير لم يصل البرنامج بعد إلى سطر تعريفه بـ`let` أو `const`.',
    next: 'انقل سطر التعريف إلى ما قبل هذا السطر.',
  },
  {
    id: 'javascript/super-missing',
    errors,
    message:
      /^(?:Must call super constructor|must call super constructor|'super\(\)' must be called)/,
    title: '`super()` ناقصة',
    text: 'هذا الصنف يرث من صنف آخر، فلا بد أن تستدعي `constructor` فيه `super(…)` قبل أن تستعمل `this`.',
    next: 'اجعل `super(…);` أول سطر داخل `constructor`.',
  },
];
