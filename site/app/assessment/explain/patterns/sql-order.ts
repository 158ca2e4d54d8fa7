import type { Pattern } from '../pattern.ts';
import { literally } from './chain.ts';
import { inStatement, statementOf } from './sql-statement.ts';
import { sqlKeywords } from './sql-vocabulary.ts';

const near = /^near "(?<word>[^"]+)": syntax error/;
const types =
  'INTEGER|INT|TEXT|REAL|VARCHAR|CHAR|DATE|DATETIME|BOOLEAN|BOOL|NUMERIC|FLOAT|DOUBLE|DECIMAL|BLOB|BIGINT|STRING|NUMBER|TIME|TIMESTAMP';
/** Words that SQLite never takes for a name. */
const reserved =
  /^(?:ADD|ALL|ALTER|AND|AS|AUTOINCREMENT|BETWEEN|CASE|CHECK|COLLATE|COMMIT|CONSTRAINT|CREATE|DEFAULT|DELETE|DISTINCT|DROP|ELSE|ESCAPE|EXISTS|FOREIGN|FROM|GROUP|HAVING|IN|INDEX|INSERT|INTERSECT|INTO|IS|ISNULL|JOIN|LIMIT|NOT|NOTNULL|NULL|ON|OR|ORDER|PRIMARY|REFERENCES|SELECT|SET|TABLE|THEN|TO|TRANSACTION|UNION|UNIQUE|UPDATE|USING|VALUES|WHEN|WHERE)$/i;
const isKeyword = (word = '') => sqlKeywords.includes(word.toUpperCase());
const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Names that are words of SQL, and commas between columns. */
export const sqlColumns: Pattern[] = [
  {
    id: 'sql/keyword-as-name',
    message: near,
    look: (seen) => {
      const { word = '' } = seen.groups;
      const { text } = statementOf(seen);
      if (!reserved.test(word) || !/^CREATE\s/i.test(text)) return null;
      const column = new RegExp(`[(,]\\s*${word}\\s+(?:${types})\\b`, 'i').test(text);
      const table = new RegExp(
        `^CREATE\\s+(?:TEMP\\w*\\s+)?TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?${word}\\s*\\(`,
        'i',
      ).test(text);
      return column || table ? { values: { word } } : null;
    },
    title: '`{word}` كلمة محجوزة',
    text: '`{word}` من كلمات SQL نفسها، فلا تصلح اسمًا لجدول أو عمود كما هي.',
    next: 'اختر اسمًا آخر، أو ضعه بين علامتين: `"{word}"`.',
  },
  {
    id: 'sql/keyword-as-table',
    message: near,
    look: (seen) => {
      const { word = '' } = seen.groups;
      const { text } = statementOf(seen);
      const place = new RegExp(`\\b(?:FROM|INTO|UPDATE|JOIN|TABLE)\\s+${literally(word)}\\b`, 'i');
      const isName =
        /^(?:order|group|table|index|transaction|values|select|where|check|default|references|to|from)$/i.test(
          word,
        );
      return isName && place.test(text) ? { values: { word } } : null;
    },
    title: '`{word}` كلمة محجوزة',
    text: '`{word}` من كلمات SQL نفسها، فلا تُقرأ اسمًا لجدول أو عمود كما هي.',
    next: 'ضع الاسم بين علامتين: `"{word}"`.',
  },
  {
    id: 'sql/missing-comma-in-columns',
    message: near,
    look: (seen) => {
      const { word = '' } = seen.groups;
      const { text } = statementOf(seen);
      if (!/^CREATE\s/i.test(text)) return null;
      const written = literally(word);
      const another = new RegExp(
        `(?:\\b(?:KEY|NULL|UNIQUE|AUTOINCREMENT|${types})|\\)|[\\d'])\\s+${written}\\s+(?:${types}|KEY)\\b`,
        'i',
      );
      if (!another.test(text)) return null;
      // Of two columns the second stands on the line of the message.
      const { codes, number } = seen;
      const starts = codes[(number ?? 1) - 1]?.trim().toLowerCase().startsWith(word.toLowerCase());
      const above = codes.slice(0, (number ?? 1) - 1).findLastIndex((code) => code.trim() !== '');
      return { values: { word }, ...(starts && above >= 0 && { line: above + 1 }) };
    },
    title: 'فاصلة ناقصة بين عمودين',
    text: 'بدأ هنا تعريف آخر بـ`{word}`، والذي قبله لا ينتهي بفاصلة.',
    next: 'أضف `,` قبل `{word}`.',
  },
  {
    id: 'sql/name-with-space',
    message: near,
    look: inStatement(
      /^CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?<one>[\p{L}_][\p{L}\p{N}_]*)\s+(?<two>[\p{L}_][\p{L}\p{N}_]*)\s*\(/iu,
      ({ one = '', two = '' }) => !isKeyword(one) && !/^AS$/i.test(two),
    ),
    title: 'مسافة في اسم الجدول',
    text: 'الاسم `{one} {two}` فيه مسافة، فقرأته SQL كلمتين.',
    next: 'اكتبه كلمة واحدة بشرطة سفلية: `{one}_{two}`.',
  },
  {
    id: 'sql/missing-comma-before-function',
    message: /^near "\(": syntax error/,
    look: inStatement(
      /(?<![\p{L}\p{N}_.])(?<one>[\p{L}_][\p{L}\p{N}_.]*) (?<two>COUNT|SUM|AVG|MAX|MIN|UPPER|LOWER|LENGTH|ROUND) ?\(/iu,
      ({ one = '' }, seen) => !isKeyword(one) && /^SELECT\b/i.test(statementOf(seen).text),
    ),
    title: 'فاصلة ناقصة بين الأعمدة',
    text: 'بين `{one}` و`{two}(…)` مسافة فقط، ولا بد من فاصلة تفصل بينهما.',
    next: 'اكتب `{one}, {two}(…)`.',
  },
  {
    id: 'sql/missing-comma-in-select',
    message: near,
    look: inStatement(
      /(?<=\b(?:SELECT|DISTINCT) |, ?)(?<one>[\p{L}_][\p{L}\p{N}_]*) (?<two>[\p{L}_][\p{L}\p{N}_]*) (?<three>[\p{L}_][\p{L}\p{N}_]*)/iu,
      ({ one, two, three }, seen) =>
        /\bFROM\b/i.test(statementOf(seen).text) &&
        ![one, two, three].some(isKeyword) &&
        [one, two, three].includes(seen.groups.word),
    ),
    title: 'فاصلة ناقصة بين الأعمدة',
    text: 'أسماء الأعمدة بعد `SELECT` متتالية وليس بينها فواصل.',
    next: 'اكتب `{one}, {two}, {three}`.',
  },
  {
    id: 'sql/comma-before-bracket',
    message: /^near "\)": syntax error/,
    look: inStatement(/,\s*\)/),
    title: 'فاصلة زائدة قبل القوس',
    text: 'بعد آخر عنصر فاصلة، فانتظرت SQL عنصرًا آخر ووجدت القوس.',
    next: 'احذف الفاصلة التي قبل `)`.',
  },
];

/** Words that are missing, too many, or in another order than SQL has them. */
export const sqlOrder: Pattern[] = [
  {
    id: 'sql/keyword-as-column',
    message: near,
    look: inStatement(
      /^CREATE\s.*[(,]\s*(?<name>check|primary|foreign|unique|constraint|references)\s+(?:\w+)\s*[,)]/i,
    ),
    title: '`{name}` كلمة محجوزة',
    text: '`{name}` من كلمات SQL نفسها، فلا تصلح اسمًا لعمود كما هي.',
    next: 'اختر اسمًا آخر، أو ضعه بين علامتين: `"{name}"`.',
  },
  {
    id: 'sql/square-brackets',
    message: /^near "\[(?<inside>[^\]"]*)\]?"/,
    title: 'قوسان مستديران لا مربعان',
    text: 'تُكتب أعمدة الجدول وقيم القوائم بين قوسين مستديرين، والقوسان المربعان يجعلان ما بينهما اسمًا واحدًا.',
    next: 'اكتب `(…)` مكان `[…]`.',
  },
  {
    id: 'sql/columns-without-brackets',
    message: near,
    look: inStatement(
      /^CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?<table>[\p{L}_][\p{L}\p{N}_]*)\s*(?:;|$|(?!AS\b)[\p{L}_][\p{L}\p{N}_]*\s+[\p{L}_][\p{L}\p{N}_]*\s*(?:,|;|PRIMARY|NOT))/iu,
    ),
    title: 'أعمدة الجدول بين قوسين',
    text: 'بعد اسم الجدول `{table}` تأتي أعمدته بين قوسين، وهما غير موجودين.',
    next: 'اكتب `CREATE TABLE {table} (id INTEGER, name TEXT);`.',
  },
  {
    id: 'sql/sign-missing',
    message: near,
    look: inStatement(
      /\b(?<word>WHERE|AND|OR|ON|HAVING)\s+(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s+(?<value>''|\d+|[\p{L}_][\p{L}\p{N}_]*)(?:[.;\s)]|$)/iu,
      ({ name = '', value = '' }, { groups }) =>
        !isKeyword(name) &&
        !isKeyword(value) &&
        (groups.word === value || (value === "''" && /^'/.test(groups.word ?? ''))),
    ),
    title: 'علامة المقارنة ناقصة',
    text: 'بعد `{name}` تأتي علامة مثل `=` أو `>` ثم ما يُقارن به، وهي غير موجودة.',
    next: 'اكتب `{word} {name} = …`.',
  },
  {
    id: 'sql/and-missing',
    message: near,
    look: inStatement(
      /\b(?:WHERE|AND|OR|ON|HAVING)\b[^;]*(?:''|\d|\w)\s+(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s*(?:=|<|>|\bLIKE\b|\bIN\b|\bIS\b)/iu,
      ({ name = '' }, { groups }) => groups.word === name && !isKeyword(name),
    ),
    title: '`AND` أو `OR` ناقصة',
    text: 'بدأ شرط آخر بـ`{name}`، وليس بينه وبين الشرط الذي قبله كلمة تصل بينهما.',
    next: 'اكتب `AND` أو `OR` قبل `{name}`.',
  },
  {
    id: 'sql/table-missing',
    message: near,
    look: inStatement(
      /\b(?<word>INSERT\s+INTO|JOIN|FROM)\s*(?<after>\(|ON\b|WHERE\b|GROUP\b|ORDER\b|VALUES\b|;)/i,
      ({ word = '', after = '' }, { groups }) =>
        groups.word?.toUpperCase() === after.toUpperCase() &&
        !(after === '(' && !/INTO/i.test(word)),
    ),
    title: 'اسم الجدول ناقص بعد `{word}`',
    text: 'بعد `{word}` يأتي اسم الجدول، وجاءت `{after}` مكانه.',
    next: 'اكتب اسم الجدول بعد `{word}`.',
  },
  {
    id: 'sql/drop-what',
    message: near,
    look: inStatement(
      /^DROP\s+(?<name>(?!TABLE\b|VIEW\b|INDEX\b|TRIGGER\b|DATABASE\b|SCHEMA\b)[\p{L}_][\p{L}\p{N}_]*)/iu,
    ),
    title: '`TABLE` ناقصة بعد `DROP`',
    text: 'بعد `DROP` يُذكر ما يُحذف: جدول `TABLE` أو غيره، ثم اسمه.',
    next: 'اكتب `DROP TABLE {name};`.',
  },
  {
    id: 'sql/alter-what',
    message: near,
    look: inStatement(
      /^ALTER\s+(?:TABLE\s+\S+\s+(?<word>ADD|DROP|RENAME)\s*(?:COLUMN\s*)?;?$|(?!TABLE\b)(?<other>[\p{L}_][\p{L}\p{N}_]*))/iu,
    ),
    title: 'أمر `ALTER TABLE` لم يكتمل',
    text: 'يُكتب بعد `ALTER TABLE` اسم الجدول، ثم ما يتغير فيه واسم العمود.',
    next: 'اكتبها هكذا: `ALTER TABLE students ADD COLUMN phone TEXT;`.',
  },
  {
    id: 'sql/alias-missing',
    message: /^near "(?<word>FROM|,|;|\))": syntax error/i,
    look: inStatement(/\bAS\s*(?:FROM\b|,|;|\))/i),
    title: 'الاسم ناقص بعد `AS`',
    text: 'بعد `AS` يأتي الاسم الذي تعطيه للعمود.',
    next: 'اكتب الاسم، مثل `COUNT(*) AS total`، أو احذف `AS`.',
  },
  {
    id: 'sql/alias-with-space',
    message: near,
    look: inStatement(
      /\bAS\s+(?<one>[\p{L}_][\p{L}\p{N}_]*|[\u0600-\u06ff]+)\s+(?<two>[\p{L}_][\p{L}\p{N}_]*)/iu,
      ({ two = '' }, { groups }) => groups.word === two && !isKeyword(two),
    ),
    title: 'مسافة في الاسم بعد `AS`',
    text: 'الاسم `{one} {two}` فيه مسافة، فقرأته SQL كلمتين.',
    next: 'ضعه بين علامتين: `AS "{one} {two}"`، أو صِل الكلمتين بشرطة سفلية.',
  },
  {
    id: 'sql/case-without-end',
    message: near,
    look: inStatement(/\bCASE\b(?!.*\bEND\b)/i),
    title: '`END` ناقصة بعد `CASE`',
    text: 'ينتهي `CASE` بكلمة `END` بعد آخر قيمة، وهي غير موجودة.',
    next: 'اكتبها هكذا: `CASE WHEN … THEN … ELSE … END`.',
  },
  {
    id: 'sql/not-before-sign',
    message: near,
    look: inStatement(/\b(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+NOT\s*(?:=|<|>)/iu),
    title: '«لا يساوي» تُكتب `<>`',
    text: 'لا تأتي `NOT` بين العمود وعلامة المقارنة.',
    next: 'اكتب `{name} <> …`. وللقيمة الفارغة `{name} IS NOT NULL`.',
  },
  {
    id: 'sql/null-order',
    message: near,
    look: inStatement(
      /\b(?:WHERE|AND|OR)\s+(?<sign>IS(?:\s+NOT)?(?:\s+NULL)?|LIKE|BETWEEN|IN)\b\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)?/iu,
    ),
    title: 'اسم العمود قبل `{sign}`',
    text: 'يأتي اسم العمود أولًا، ثم `{sign}`.',
    next: 'اكتبها هكذا: `WHERE city IS NULL` أو `WHERE name LIKE …`.',
  },
  {
    id: 'sql/from-before-table',
    message: near,
    look: inStatement(
      /^SELECT\s+(?:DISTINCT\s+)?(?<what>\*|[^()]*?[\p{L}_][\p{L}\p{N}_]*)\s+(?<table>[\p{L}_][\p{L}\p{N}_]*)\s*(?:;|$|\bWHERE\b|\bORDER\b)/iu,
      ({ table = '' }, seen) =>
        !/\bFROM\b/i.test(statementOf(seen).text) && seen.groups.word === table,
    ),
    title: '`FROM` ناقصة',
    text: 'قبل اسم الجدول `{table}` تأتي كلمة `FROM`.',
    next: 'اكتب `SELECT … FROM {table}`.',
  },
  {
    id: 'sql/function-without-brackets',
    message: near,
    look: inStatement(
      /\b(?<name>COUNT|SUM|AVG|MAX|MIN|UPPER|LOWER|LENGTH|ROUND)\s+(?<what>\*|[\p{L}_][\p{L}\p{N}_]*)(?=\s|,|;)/iu,
      ({ what = '' }) => !/^(?:FROM|AS|OVER|FILTER)$/i.test(what),
    ),
    title: 'قوسان ناقصان بعد `{name}`',
    text: 'ما تعمل عليه الدالة `{name}` يُكتب بين قوسين.',
    next: 'اكتب `{name}({what})`.',
  },
  {
    id: 'sql/comma-before-from',
    message: /^near "FROM": syntax error/i,
    look: inStatement(/^SELECT\b.*,\s*FROM\b/i),
    title: 'فاصلة زائدة قبل `FROM`',
    text: 'بعد آخر عمود فاصلة، فانتظرت SQL عمودًا آخر ووجدت `FROM`.',
    next: 'احذف الفاصلة التي قبل `FROM`.',
  },
  {
    id: 'sql/columns-missing',
    message: /^near "FROM": syntax error/i,
    look: inStatement(/^SELECT\s+(?:DISTINCT\s+)?FROM\b/i),
    title: 'لا أعمدة بعد `SELECT`',
    text: 'بعد `SELECT` تُذكر الأعمدة المطلوبة، وجاءت `FROM` بعدها مباشرة.',
    next: 'اكتب أسماء الأعمدة، أو `*` لها كلها: `SELECT * FROM …`.',
  },
  {
    id: 'sql/delete-star',
    message: near,
    look: inStatement(
      /^DELETE\s+(?<what>\*|[\p{L}_][\p{L}\p{N}_]*(?:\s*,\s*[\p{L}_][\p{L}\p{N}_]*)*)\s+FROM\b/iu,
    ),
    title: 'لا أعمدة بعد `DELETE`',
    text: 'تحذف `DELETE` صفوفًا كاملة، فلا يُكتب `{what}` بعدها.',
    next: 'اكتب `DELETE FROM … WHERE …`.',
  },
  {
    id: 'sql/delete-without-from',
    message: near,
    look: inStatement(/^DELETE\s+(?<table>(?!FROM\b)[\p{L}_][\p{L}\p{N}_]*)\s*(?:WHERE\b|;|$)/iu),
    title: '`FROM` ناقصة بعد `DELETE`',
    text: 'بعد `DELETE` تأتي `FROM` ثم اسم الجدول.',
    next: 'اكتب `DELETE FROM {table} …`.',
  },
  {
    id: 'sql/into-missing',
    message: near,
    look: inStatement(/^INSERT\s+(?<table>(?!INTO\b|OR\b)[\p{L}_][\p{L}\p{N}_]*)/iu),
    title: '`INTO` ناقصة',
    text: 'بعد `INSERT` تأتي `INTO` ثم اسم الجدول.',
    next: 'اكتب `INSERT INTO {table} …`.',
  },
  {
    id: 'sql/values-missing',
    message: near,
    look: inStatement(
      /^INSERT\s+(?:OR\s+\w+\s+)?INTO\s+\S+\s*(?:\([^()]*\)\s*)?(?<word>VALUE)?\s*\([^()]*\)\s*;?$/i,
    ),
    title: '`VALUES` ناقصة',
    text: 'قبل القيم التي تُضاف تأتي كلمة `VALUES`.',
    next: "اكتبها هكذا: `INSERT INTO students (name) VALUES ('سارة');`.",
  },
  {
    id: 'sql/insert-with-set',
    message: /^near "SET": syntax error/i,
    look: inStatement(/^INSERT\b/i),
    title: 'الإضافة بـ`VALUES` لا بـ`SET`',
    text: 'تعدّل `SET` صفوفًا موجودة مع `UPDATE`، أما الإضافة فتأخذ القيم بعد `VALUES`.',
    next: "اكتبها هكذا: `INSERT INTO students (name) VALUES ('سارة');`.",
  },
  {
    id: 'sql/update-from',
    message: near,
    look: inStatement(/^UPDATE\s+(?<word>FROM|INTO|TABLE)\b/i),
    title: 'اسم الجدول بعد `UPDATE` مباشرة',
    text: 'لا تأتي `{word}` بعد `UPDATE`، بل اسم الجدول.',
    next: 'اكتب `UPDATE students SET … WHERE …`.',
  },
  {
    id: 'sql/set-missing',
    message: near,
    look: inStatement(/^UPDATE\s+[\p{L}_][\p{L}\p{N}_]*\s+(?!SET\b|OR\b)/iu),
    title: '`SET` بعد اسم الجدول',
    text: 'في `UPDATE` يأتي اسم الجدول، ثم `SET` والقيم الجديدة، ثم الشرط `WHERE` في الآخر.',
    next: 'اكتبها هكذا: `UPDATE students SET age = 20 WHERE id = 1;`.',
  },
  {
    id: 'sql/limit-before-order',
    message: near,
    look: inStatement(
      /\bLIMIT\s+\d+(?:\s*(?:,|OFFSET)\s*\d+)?\s+(?<word>ORDER\s+BY|WHERE|GROUP\s+BY|HAVING)\b/i,
    ),
    title: '`LIMIT` قبل `{word}`',
    text: 'لأجزاء الأمر ترتيب ثابت، و`LIMIT` آخرها، فلا تأتي `{word}` بعدها.',
    next: 'انقل `LIMIT` إلى آخر الأمر.',
  },
  {
    id: 'sql/offset-before-limit',
    message: /^near "(?:OFFSET|LIMIT|\d+)": syntax error/i,
    look: inStatement(/\bOFFSET\s+\d+\s+LIMIT\b|^(?!.*\bLIMIT\b).*\bOFFSET\b/i),
    title: '`OFFSET` بعد `LIMIT`',
    text: 'تأتي `OFFSET` في SQLite بعد `LIMIT` وحدها.',
    next: 'اكتب `LIMIT 5 OFFSET 2`.',
  },
  {
    id: 'sql/group-after-order',
    message: /^near "(?<word>GROUP|HAVING)": syntax error/i,
    look: inStatement(/\bORDER\s+BY\b.*\b(?:GROUP\s+BY|HAVING)\b/i),
    title: '`{word}` بعد `ORDER BY`',
    text: 'لأجزاء الأمر ترتيب ثابت: `WHERE` ثم `GROUP BY` ثم `HAVING` ثم `ORDER BY` ثم `LIMIT`.',
    next: 'انقل `ORDER BY` إلى ما بعد `{word}`.',
  },
  {
    id: 'sql/group-after-having',
    message: /^near "GROUP": syntax error/i,
    look: inStatement(/\bHAVING\b.*\bGROUP\s+BY\b/i),
    title: '`GROUP BY` بعد `HAVING`',
    text: 'التجميع `GROUP BY` يأتي قبل شرطه `HAVING`.',
    next: 'انقل `HAVING` إلى ما بعد `GROUP BY`.',
  },
  {
    id: 'sql/where-before-from',
    message: near,
    look: inStatement(/^SELECT\b(?:(?!\bFROM\b).)*\bWHERE\b.*\bFROM\b|^FROM\b.*\bSELECT\b/i),
    title: 'ترتيب أجزاء الأمر',
    text: 'يبدأ الأمر بـ`SELECT` والأعمدة، ثم `FROM` والجدول، ثم الشرط `WHERE`.',
    next: 'اكتبها هكذا: `SELECT … FROM … WHERE …`.',
  },
  {
    id: 'sql/join-after-where',
    message: /^near "(?<word>JOIN|INNER|LEFT|RIGHT)": syntax error/i,
    look: inStatement(/\b(?:WHERE|GROUP\s+BY|ORDER\s+BY)\b.*\bJOIN\b/i),
    title: '`JOIN` بعد الشرط',
    text: 'يُربط الجدول الآخر بـ`JOIN` بعد `FROM` مباشرة، قبل الشرط `WHERE`.',
    next: 'انقل `JOIN … ON …` إلى ما قبل `WHERE`.',
  },
  {
    id: 'sql/two-wheres',
    message: /^near "WHERE": syntax error/i,
    look: inStatement(/\bWHERE\b(?:(?!\bORDER\b|\bGROUP\b|\bSELECT\b).)*\bWHERE\b/i),
    title: '`WHERE` مرتين',
    text: 'في الأمر `WHERE` واحدة، والشرط الآخر يُضاف إليها.',
    next: 'اكتب `AND` أو `OR` مكان `WHERE` الثانية.',
  },
  {
    id: 'sql/by-missing',
    message: near,
    look: inStatement(
      /\b(?<word>ORDER|GROUP)\s+(?!BY\b)(?<next>[\p{L}_][\p{L}\p{N}_]*)/iu,
      ({ next = '' }, { groups }) => groups.word === next,
    ),
    title: '`BY` ناقصة بعد `{word}`',
    text: 'الكلمتان `{word} BY` تأتيان معًا.',
    next: 'اكتب `{word} BY {next}`.',
  },
  {
    id: 'sql/like-without-quotes',
    message: near,
    look: inStatement(
      /\bLIKE\s+(?<pattern>[%_*]?[\p{L}\w]*%?)(?=\s|;|$|%)/iu,
      ({ pattern = '' }, { groups }) => /[%*]/.test(pattern) || /[%*]/.test(groups.word ?? ''),
    ),
    title: 'ما بعد `LIKE` نص',
    text: 'ما تبحث عنه `LIKE` نص، فيُكتب بين علامتين، والعلامة `%` داخله.',
    next: "اكتبه هكذا: `LIKE '%س%'`.",
  },
  {
    id: 'sql/between-comma',
    message: near,
    look: inStatement(
      /\bBETWEEN\s+\S+\s*(?<sign>,|TO\b|-|OR\b)\s*\S+/i,
      ({ sign = '' }, { groups }) =>
        groups.word?.toUpperCase() === sign.toUpperCase() || sign === ',',
    ),
    title: 'بين طرفي `BETWEEN` كلمة `AND`',
    text: 'كُتبت `{sign}` بين طرفي `BETWEEN`، والذي يفصل بينهما `AND`.',
    next: 'اكتبها هكذا: `BETWEEN 5 AND 20`.',
  },
  {
    id: 'sql/in-without-brackets',
    message: near,
    look: inStatement(/\bIN\s+(?!\()(?<first>''|[\d"]|[\p{L}_][\p{L}\p{N}_]*\s*,)/iu),
    title: 'قيم `IN` بين قوسين',
    text: 'بعد `IN` تأتي القيم بين قوسين وبينها فواصل.',
    next: "اكتبها هكذا: `IN ('دمشق', 'حلب')`.",
  },
  {
    id: 'sql/subquery-without-brackets',
    message: /^near "SELECT": syntax error/i,
    look: inStatement(/(?:[=<>]|\bIN|\bEXISTS)\s*SELECT\b/i),
    title: 'الأمر الداخلي بين قوسين',
    text: 'الأمر `SELECT` الذي يأتي داخل أمر آخر لا بد أن يكون بين قوسين.',
    next: 'اكتبه هكذا: `= (SELECT … FROM …)`.',
  },
  {
    id: 'sql/divided-sign',
    message: near,
    look: inStatement(/(?<first>[=<>!])\s+(?<second>[=>])/),
    title: 'مسافة أو علامة زائدة في المقارنة',
    text: 'كُتبت `{first}` ثم `{second}` وبينهما مسافة، فقرأتهما SQL علامتين.',
    next: 'علامة المقارنة واحدة بلا مسافة: `>=` أو `<=` أو `<>` أو `=`.',
  },
  {
    id: 'sql/reversed-comparison',
    message: near,
    look: inStatement(/(?<sign>=[<>]|=!|><)/),
    title: 'ترتيب علامة المقارنة معكوس',
    text: 'كتبت `{sign}`، وعلامة المساواة تأتي بعد علامة الأكبر أو الأصغر.',
    next: 'اكتب `>=` أو `<=`، وللاختلاف `<>`.',
  },
  {
    id: 'sql/two-signs',
    message: near,
    look: inStatement(/(?<first>[=<>!]=?)\s*(?<second>==?|<>|[<>]=?)/),
    title: 'علامتا مقارنة متتاليتان',
    text: 'جاءت `{second}` بعد `{first}` وليس بينهما قيمة.',
    next: 'اترك علامة واحدة. وللسؤال عن القيمة الفارغة اكتب `IS NULL`.',
  },
  {
    id: 'sql/quote-inside-text',
    message: near,
    look: ({ line, groups: { word = '' } }) =>
      new RegExp(`'[^']*[\\p{L}]'${literally(word)}\\b`, 'u').test(line) ? {} : null,
    title: 'علامة تنصيص قطعت النص',
    text: "في داخل النص العلامة `'` نفسها، فظنت SQL أنه انتهى عندها.",
    next: "اكتب العلامة التي في الداخل مرتين: `'it''s'`.",
  },
  {
    id: 'sql/words-without-quotes',
    message: near,
    look: inStatement(
      /(?:=|,|\(|\bLIKE)\s*(?<one>[\p{L}_][\p{L}\p{N}_]*)\s+(?<two>[\p{L}_][\p{L}\p{N}_]*)/iu,
      ({ one = '', two = '' }, { groups }) =>
        groups.word === two && !isKeyword(one) && !isKeyword(two),
    ),
    title: 'نص بلا علامتي تنصيص',
    text: 'قرأت SQL `{one} {two}` على أنهما اسمان متتاليان. النص يكون بين علامتين.',
    next: "إن كان نصًا فاكتب `'{one} {two}'`. وإن كانا شيئين فضع بينهما فاصلة.",
  },
  {
    id: 'sql/missing-comma-in-values',
    message: near,
    look: inStatement(/\bVALUES\b.*(?:''|\d)\s+(?:''|\d)|\bVALUES\b.*\)\s*\(/i),
    title: 'فاصلة ناقصة بين القيم',
    text: 'بعد `VALUES` قيمتان أو مجموعتان متتاليتان ليس بينهما فاصلة.',
    next: "اكتبها هكذا: `VALUES (1, 'a'), (2, 'b')`.",
  },
  {
    id: 'sql/open-bracket',
    message: /^(?:near "(?<word>;|[A-Za-z]+)": syntax error|incomplete input)/,
    look: (seen) => {
      const { text, line } = statementOf(seen);
      return count(text, '(') > count(text, ')') ? { line } : null;
    },
    title: 'قوس مفتوح لم يُغلق',
    text: 'فُتح في هذا الأمر قوس `(` ولم يُغلق قبل نهايته.',
    next: 'عُدّ الأقواس: لكل `(` قوس `)` يغلقه. وقد يكون الناقص في آخر الأمر قبل `;`.',
  },
  {
    id: 'sql/extra-bracket',
    message: /^near "\)": syntax error/,
    look: (seen) => {
      const { text } = statementOf(seen);
      return count(text, ')') > count(text, '(') ? {} : null;
    },
    title: 'قوس زائد',
    text: 'في هذا الأمر قوس `)` لم يُفتح قبله قوس يقابله.',
    next: 'احذفه، أو أضف `(` حيث يبدأ ما يغلقه.',
  },
];

/** Tried after all other looks at the order. */
export const sqlIncomplete: Pattern[] = [
  {
    id: 'sql/value-missing',
    message: /^near "(?<word>;|\)|AND|OR|ORDER|GROUP|LIMIT|FROM|WHERE)": syntax error/i,
    look: inStatement(
      /(?<sign>[=<>+]|\b(?:WHERE|AND|OR|SET|BY|LIKE|ON|LIMIT|HAVING|NOT|VALUES|FROM|IN|DEFAULT|REFERENCES)|,)\s*(?<after>;|\)|\b(?:AND|OR|ORDER|GROUP|LIMIT|FROM|WHERE)\b)/i,
      ({ after = '' }, { groups }) => groups.word?.toUpperCase() === after.toUpperCase(),
    ),
    title: 'شيء ناقص بعد `{sign}`',
    text: 'بعد `{sign}` تنتظر SQL قيمة أو اسمًا، وجاءت `{word}`.',
    next: 'أكمل ما بعد `{sign}`.',
  },
];
