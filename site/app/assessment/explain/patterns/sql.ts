import type { Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { sqlFunctions, sqlKeywords } from './sql-vocabulary.ts';

const near = /^near "(?<word>[^"]+)": syntax error/;
const noColumn = /^no such column: "?(?<name>[^"]+?)"?(?: - should this be|$)/;
const noTable = /^no such table: (?:main\.)?(?<name>\S+)/;

const meantBy = (name: string, words: Iterable<string>) =>
  nearest(
    name,
    [...words].filter((word) => !sqlKeywords.includes(word.toUpperCase())),
  );

/** The keyword that the word at an error, or the word before it, was probably meant to be. */
function misspeltKeyword({ code, groups: { word = '' }, codes, number }: Seen) {
  const before = `${codes[(number ?? 1) - 2] ?? ''} ${code.slice(0, code.indexOf(word))}`;
  const candidates = [word, /([\p{L}_]+)\s*$/u.exec(before)?.[1] ?? ''];
  for (const candidate of candidates) {
    const upper = candidate.toUpperCase();
    if (candidate.length < 3 || sqlKeywords.includes(upper)) continue;
    const meant = nearest(upper, sqlKeywords);
    if (meant) return { values: { wrong: candidate, meant } };
  }
  return null;
}

/** Words and their order. */
export const sqlSyntax: Pattern[] = [
  {
    id: 'sql/arabic-comma',
    message: /^(?:no such column: .*،|unrecognized token: "،|near "[^"]*،)/,
    title: 'فاصلة عربية في الأمر',
    text: 'في الأمر فاصلة عربية «،» خارج النصوص، ولغة SQL تفصل بين القيم بالفاصلة الإنجليزية `,` وحدها.',
    next: 'حوّل لوحة المفاتيح إلى الإنجليزية، واكتب `,` مكانها.',
  },
  {
    id: 'sql/typographic-quote',
    message: /^(?:no such column: .*[“”«»‘’]|unrecognized token: "[“”«»‘’]|near "[^"]*[“”«»‘’])/,
    title: 'علامة تنصيص لا تعرفها SQL',
    text: "النص في SQL يُكتب بين علامتين مستقيمتين `'`، وفي هذا السطر علامة من علامات المستندات.",
    next: "امسح العلامتين حول النص واكتب `'` من لوحة المفاتيح الإنجليزية.",
  },
  {
    id: 'sql/two-statements',
    message: near,
    look: ({ groups: { word = '' }, codes, number }) => {
      if (!/^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER)$/i.test(word)) return null;
      const index = codes.findIndex((line, at) => {
        const before = codes.slice(0, at).findLast((other) => other.trim() !== '');
        return (
          at + 1 >= (number ?? 1) &&
          line.trim().startsWith(word) &&
          before !== undefined &&
          !/[;(,]\s*$/.test(before)
        );
      });
      return index < 0 ? null : { line: index + 1 };
    },
    title: 'فاصلة منقوطة ناقصة بين أمرين',
    text: 'بدأ هنا أمر جديد بالكلمة `{word}`، والأمر الذي قبله لم ينته بـ`;`.',
    next: 'أضف `;` في نهاية السطر السابق.',
  },
  {
    id: 'sql/where-after-order',
    message: /^near "WHERE": syntax error/i,
    look: ({ codes }) => (/\bORDER\s+BY\b[^;]*\bWHERE\b/i.test(codes.join(' ')) ? {} : null),
    title: '`WHERE` بعد `ORDER BY`',
    text: 'لأجزاء الأمر ترتيب ثابت: الشرط `WHERE` يأتي قبل الترتيب `ORDER BY`.',
    next: 'انقل `WHERE` وشرطها إلى ما قبل `ORDER BY`.',
  },
  {
    id: 'sql/where-after-group',
    message: /^near "WHERE": syntax error/i,
    look: ({ codes }) => (/\bGROUP\s+BY\b[^;]*\bWHERE\b/i.test(codes.join(' ')) ? {} : null),
    title: '`WHERE` بعد `GROUP BY`',
    text: 'لأجزاء الأمر ترتيب ثابت: الشرط `WHERE` يأتي قبل التجميع `GROUP BY`.',
    next: 'انقل `WHERE` وشرطها إلى ما قبل `GROUP BY`. وللشرط على المجموعات استعمل `HAVING`.',
  },
  {
    id: 'sql/comma-before-from',
    message: /^near "FROM": syntax error/i,
    look: ({ codes }) => (/,\s*FROM\b/i.test(codes.join(' ')) ? {} : null),
    title: 'فاصلة زائدة قبل `FROM`',
    text: 'بعد آخر عمود فاصلة، فانتظرت SQL عمودًا آخر ووجدت `FROM`.',
    next: 'احذف الفاصلة التي قبل `FROM`.',
  },
  {
    id: 'sql/comma-before-bracket',
    message: /^near "\)": syntax error/,
    look: ({ codes }) => (/,\s*\)/.test(codes.join(' ')) ? {} : null),
    title: 'فاصلة زائدة قبل القوس',
    text: 'بعد آخر عنصر فاصلة، فانتظرت SQL عنصرًا آخر ووجدت القوس.',
    next: 'احذف الفاصلة التي قبل `)`.',
  },
  {
    id: 'sql/misspelt-keyword',
    message: near,
    look: misspeltKeyword,
    title: 'هل تقصد `{meant}`؟',
    text: 'كُتب `{wrong}`، وهي قريبة من كلمة SQL `{meant}`.',
    next: 'صحّح كتابتها.',
  },
  {
    id: 'sql/keyword-as-name',
    message: near,
    look: ({ groups: { word = '' }, code }) =>
      sqlKeywords.includes(word.toUpperCase()) &&
      new RegExp(`(?:TABLE\\s+|[(,]\\s*)${word.replace(/\W/g, '\\$&')}\\b`, 'i').test(code) &&
      /\bCREATE\b/i.test(code)
        ? {}
        : null,
    title: '`{word}` كلمة محجوزة',
    text: '`{word}` من كلمات SQL نفسها، فلا تصلح اسمًا لجدول أو عمود كما هي.',
    next: 'اختر اسمًا آخر، مثل صيغة الجمع منه، أو ضعه بين علامتي `"`.',
  },
  {
    id: 'sql/open-text',
    message: /^unrecognized token: "(?<token>['"])/,
    title: 'نص لم يُغلق',
    text: 'بدأ في الأمر نص بعلامة تنصيص، ولم تأت العلامة التي تغلقه.',
    next: "أضف العلامة `'` في نهاية النص.",
  },
  {
    id: 'sql/unknown-character',
    message: /^unrecognized token: "(?<token>.)/u,
    title: 'علامة لا تعرفها SQL',
    text: 'في الأمر العلامة {token} في مكان لا تقبلها فيه SQL.',
    next: "احذفها أو صحّحها. والنصوص تُكتب بين علامتي `'`.",
  },
  {
    id: 'sql/incomplete',
    message: /^incomplete input/,
    title: 'أمر لم يكتمل',
    text: 'انتهى النص قبل أن يكتمل الأمر: قوس لم يُغلق، أو كلمة مثل `WHERE` بلا شيء بعدها.',
    next: 'اقرأ آخر الأمر وأكمل الناقص.',
  },
  {
    id: 'sql/syntax',
    message: near,
    title: 'لم تفهم SQL هذا الموضع',
    text: 'توقفت القراءة عند `{word}`: شيء ناقص قبلها، أو هي في غير مكانها.',
    next: 'انظر إلى ما قبلها مباشرة: فاصلة أو قيمة أو كلمة مثل `FROM` ناقصة؟',
  },
];

/** Tables and columns. */
export const sqlNames: Pattern[] = [
  {
    id: 'sql/misspelt-table',
    message: noTable,
    look: ({ groups: { name = '' }, words }) => {
      const meant = meantBy(name, words);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد الجدول `{meant}`؟',
    text: 'لا يوجد جدول اسمه `{name}`، وفي البرنامج اسم قريب منه: `{meant}`.',
    next: 'صحّح اسم الجدول.',
  },
  {
    id: 'sql/missing-table',
    message: noTable,
    title: 'لا يوجد جدول `{name}`',
    text: 'الجدول `{name}` غير موجود في قاعدة البيانات.',
    next: 'راجع كتابة الاسم، أو أنشئ الجدول قبل هذا الأمر بـ`CREATE TABLE`.',
  },
  {
    id: 'sql/text-in-double-quotes',
    message: /^no such column: "(?<name>[^"]+)" - should this be a string literal/,
    title: 'النص في SQL بين علامتين مفردتين',
    text: 'علامتا `"` في SQL لأسماء الأعمدة، فبحثت عن عمود اسمه `{name}` ولم تجده.',
    next: "إن كان نصًا فاكتبه هكذا: `'{name}'`.",
  },
  {
    id: 'sql/misspelt-column',
    message: noColumn,
    look: ({ groups: { name = '' }, words }) => {
      const last = name.split('.').at(-1) ?? '';
      const meant = meantBy(last, words);
      return meant ? { values: { name: last, meant } } : null;
    },
    title: 'هل تقصد العمود `{meant}`؟',
    text: 'لا يوجد عمود اسمه `{name}` في الجداول المذكورة، وفي البرنامج اسم قريب منه: `{meant}`.',
    next: 'صحّح اسم العمود.',
  },
  {
    id: 'sql/text-without-quotes',
    message: noColumn,
    look: ({ groups: { name = '' }, code }) =>
      new RegExp(
        `(?:=|<>|!=|\\bLIKE)\\s*${name.replace(/[^\p{L}\p{N}_]/gu, '\\$&')}\\b`,
        'iu',
      ).test(code) ||
      (/[؀-ۿ]/.test(name) && code.includes(name))
        ? {}
        : null,
    title: 'عمود غير موجود، أو نص بلا علامتي تنصيص',
    text: 'قرأت SQL `{name}` على أنه اسم عمود، ولا يوجد عمود بهذا الاسم.',
    next: "إن كان نصًا فاكتبه بين علامتين: `'{name}'`.",
  },
  {
    id: 'sql/missing-column',
    message: noColumn,
    title: 'لا يوجد عمود `{name}`',
    text: 'ليس في الجداول المذكورة عمود اسمه `{name}`.',
    next: 'راجع أسماء الأعمدة في أمر `CREATE TABLE`. وإن كان في جدول آخر فاربطه بـ`JOIN`.',
  },
  {
    id: 'sql/ambiguous-column',
    message: /^ambiguous column name: (?<name>\S+)/,
    title: 'العمود `{name}` في أكثر من جدول',
    text: 'في الجداول المذكورة أكثر من عمود اسمه `{name}`، فلا يُعرف أيها تقصد.',
    next: 'اكتب اسم الجدول قبله بنقطة: `table.{name}`.',
  },
  {
    id: 'sql/table-exists',
    message: /^(?:table|view|index) "?(?<name>[^"\s]+)"? already exists/,
    title: '`{name}` موجود من قبل',
    text: 'أردت إنشاء `{name}`، وفي قاعدة البيانات واحد بهذا الاسم.',
    next: 'اختر اسمًا آخر، أو اكتب `CREATE TABLE IF NOT EXISTS`.',
  },
  {
    id: 'sql/no-column-to-insert',
    message: /^table (?<table>\S+) has no column named (?<name>\S+)/,
    title: 'لا يوجد عمود `{name}` في `{table}`',
    text: 'ذكرت العمود `{name}` عند الإضافة، وليس من أعمدة الجدول `{table}`.',
    next: 'راجع كتابة الاسم في قائمة الأعمدة.',
  },
  {
    id: 'sql/duplicate-column',
    message: /^duplicate column name: (?<name>\S+)/,
    title: 'عمودان بالاسم نفسه',
    text: 'في الجدول عمود آخر اسمه `{name}`.',
    next: 'اختر للعمود اسمًا آخر، أو احذف المكرر.',
  },
  {
    id: 'sql/misspelt-function',
    message: /^no such function: (?<name>\S+)/,
    look: ({ groups: { name = '' } }) => {
      const meant = nearest(name.toLowerCase(), sqlFunctions);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد الدالة `{meant}`؟',
    text: 'لا توجد دالة اسمها `{name}`، وفي SQLite دالة قريبة منها: `{meant}`.',
    next: 'صحّح اسم الدالة.',
  },
  {
    id: 'sql/unknown-function',
    message: /^no such function: (?<name>\S+)/,
    title: 'لا توجد دالة `{name}`',
    text: 'الدالة `{name}` ليست من دوال SQLite. تختلف الدوال بين قواعد البيانات.',
    next: 'راجع كتابة الاسم، أو ابحث عن دالة SQLite تقوم بالعمل نفسه.',
  },
];
