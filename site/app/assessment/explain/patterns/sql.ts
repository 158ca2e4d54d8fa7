import type { Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { tablesIn, tablesOf } from './sql-schema.ts';
import { statementOf } from './sql-statement.ts';
import { sqlFunctions, sqlKeywords } from './sql-vocabulary.ts';

const near = /^near "(?<word>[^"]+)": syntax error/;
const noColumn = /^no such column: (?<name>[^"]+)$/;
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
    const meant = nearest(
      upper,
      codes.some((line) => /\bCASE\b/i.test(line))
        ? sqlKeywords
        : sqlKeywords.filter((keyword) => !/^(?:WHEN|THEN|CASE|WITH|END)$/.test(keyword)),
    );
    if (meant) return { values: { wrong: candidate, meant } };
  }
  return null;
}

/** Characters, and statements without an end. */
export const sqlCharacters: Pattern[] = [
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
];

/** Words and their order. */
export const sqlSyntax: Pattern[] = [
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
    id: 'sql/misspelt-keyword',
    message: near,
    look: misspeltKeyword,
    title: 'هل تقصد `{meant}`؟',
    text: 'كُتب `{wrong}`، وهي قريبة من كلمة SQL `{meant}`.',
    next: 'صحّح كتابتها.',
  },
  {
    id: 'sql/quote-not-opened',
    message: /^unrecognized token: "'/,
    look: ({ line }) =>
      /(?:[=(,]|\bLIKE)\s?\p{L}[\p{L}\p{N} ]*'[\s;),]*$/u.test(line) ? {} : null,
    title: 'علامة التنصيص الأولى ناقصة',
    text: 'في آخر النص علامة تنصيص، وليس في أوله علامة تفتحه.',
    next: "أضف العلامة `'` في أول النص.",
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
];

/** Tried after all others: only where the statement was not understood. */
export const sqlRest: Pattern[] = [
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

const qualified =
  /^no such column: (?<table>[\p{L}_][\p{L}\p{N}_]*)\.(?<name>[\p{L}_][\p{L}\p{N}_]*)$/u;

/** Tables and columns. */
export const sqlNames: Pattern[] = [
  {
    id: 'sql/arabic-digit',
    message: /^(?:no such column: |near "|unrecognized token: ")(?<digits>[٠-٩۰-۹]+)/,
    title: 'أرقام عربية في الأمر',
    text: 'كتبت العدد `{digits}` بالأرقام العربية المشرقية، ولغة SQL تقرأ الأعداد بالأرقام `0123456789`.',
    next: 'اكتب العدد من جديد ولوحة المفاتيح على الإنجليزية.',
  },
  {
    id: 'sql/misspelt-alias',
    message: qualified,
    look: (seen) => {
      const { table = '' } = seen.groups;
      const from = /\b(?:FROM|INTO|UPDATE)\b.*/i.exec(statementOf(seen).text)?.[0] ?? '';
      const named = [
        ...from.matchAll(/(?:\b(?:FROM|JOIN|INTO|UPDATE)|,)\s*([\p{L}_][\p{L}\p{N}_]*)/giu),
      ].map((match) => match[1] ?? '');
      const meant = named.includes(table) ? null : nearest(table, named);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد الجدول `{meant}`؟',
    text: 'كتبت `{table}.{name}`، وليس في هذا الأمر جدول اسمه `{table}`، وفيه جدول قريب منه: `{meant}`.',
    next: 'اكتب `{meant}.{name}`.',
  },
  {
    id: 'sql/unknown-alias',
    message: qualified,
    look: (seen) => {
      const { table = '' } = seen.groups;
      const from = /\b(?:FROM|INTO|UPDATE)\b.*/i.exec(statementOf(seen).text)?.[0] ?? '';
      const named = new RegExp(
        `(?:\\b(?:FROM|JOIN|INTO|UPDATE)|,)\\s*(?:[\\p{L}_][\\p{L}\\p{N}_]*\\s+(?:AS\\s+)?)?${table}(?![\\w.])`,
        'iu',
      );
      return named.test(from) ? null : {};
    },
    title: 'لا جدول اسمه `{table}` في هذا الأمر',
    text: 'كتبت `{table}.{name}`، وليس في `FROM` ولا في `JOIN` جدول اسمه أو اسمه المختصر `{table}`.',
    next: 'اكتب الاسم المختصر بعد اسم الجدول: `JOIN marks m ON …`، أو اكتب اسم الجدول كاملًا قبل النقطة.',
  },
  {
    id: 'sql/aggregate-without-brackets',
    message: /^no such column: (?<name>COUNT|SUM|AVG|MAX|MIN|UPPER|LOWER|LENGTH)$/i,
    title: 'قوسان ناقصان بعد `{name}`',
    text: 'ما تعمل عليه الدالة `{name}` يُكتب بين قوسين، وبدونهما قرأتها SQL اسم عمود.',
    next: 'اكتب `{name}(…)`.',
  },
  {
    id: 'sql/from-missing',
    message: noColumn,
    look: (seen) => {
      const { text } = statementOf(seen);
      return /^SELECT\b/i.test(text) && !/\bFROM\b/i.test(text) ? {} : null;
    },
    title: '`FROM` ناقصة',
    text: 'لم يُذكر في الأمر جدول، فلا تعرف SQL من أين تأخذ `{name}`.',
    next: 'أضف `FROM` وبعدها اسم الجدول.',
  },
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
    id: 'sql/misspelt-column',
    message: noColumn,
    look: (seen) => {
      const { name = '' } = seen.groups;
      const last = name.split('.').at(-1) ?? '';
      const tables = [...tablesIn(seen.codes.join(' ')).keys(), ...tablesOf(seen).keys()];
      const meant = meantBy(
        last,
        [...seen.words].filter((word) => !tables.includes(word.toLowerCase())),
      );
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
