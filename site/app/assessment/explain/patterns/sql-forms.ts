import type { Pattern } from '../pattern.ts';
import { nearest } from '../words.ts';
import { inStatement, statementOf } from './sql-statement.ts';
import { sqlKeywords } from './sql-vocabulary.ts';

const near = /^near "(?<word>[^"]+)": syntax error/;
const isKeyword = (word = '') => sqlKeywords.includes(word.toUpperCase());
/** Whether the engine stopped at this piece of the statement. */
const isAt = (piece: string | undefined, word: string | undefined) =>
  piece !== undefined && word !== undefined && piece.toUpperCase() === word.toUpperCase();

/** Words and signs that are missing or stand for others, each at the place where SQLite stopped. */
export const sqlForms: Pattern[] = [
  {
    id: 'sql/misspelt-keyword',
    message: near,
    look: (seen) => {
      const { text } = statementOf(seen);
      const found =
        /^SELECT\b.*\s(?<wrong>[A-Za-z]{3,5})\s+[\p{L}_][\p{L}\p{N}_]*\s*(?:;|$|WHERE\b|ORDER\b|GROUP\b|JOIN\b|LIMIT\b)/iu.exec(
          text,
        );
      const wrong = found?.groups?.wrong ?? '';
      const isNear = !/\bFROM\b/i.test(text) && nearest(wrong.toUpperCase(), ['FROM']) !== null;
      return isNear ? { values: { wrong, meant: 'FROM' } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'كُتب `{wrong}`، وهي قريبة من كلمة SQL `{meant}`.',
    next: 'صحّح كتابتها.',
  },
  {
    id: 'sql/missing-comma-before-calculation',
    message: near,
    look: inStatement(
      /(?<=\bSELECT |, ?)(?<one>[\p{L}_][\p{L}\p{N}_]*) (?<two>[\p{L}_][\p{L}\p{N}_]*) ?(?<sign>[*+/-]) ?[\p{L}\d_]/iu,
      ({ one, two, sign }, { groups }) =>
        groups.word === sign && !isKeyword(one) && !isKeyword(two),
    ),
    title: 'فاصلة ناقصة بين الأعمدة',
    text: 'بين `{one}` و`{two} {sign} …` مسافة فقط، ولا بد من فاصلة تفصل بينهما.',
    next: 'اكتب `{one}, {two} {sign} …`.',
  },
  {
    id: 'sql/values-without-brackets',
    message: near,
    look: inStatement(/\bVALUES\s+(?<value>''|-?[\d.]+|[\p{L}_][\p{L}\p{N}_]*)\s*(?:,|;|$)/iu),
    title: 'القيم بعد `VALUES` بين قوسين',
    text: 'بعد `VALUES` تأتي القيم بين قوسين، وهما غير موجودين.',
    next: "اكتبها هكذا: `VALUES ('سارة', 20);`.",
  },
  {
    id: 'sql/insert-columns-without-brackets',
    message: near,
    look: inStatement(
      /^INSERT\s+INTO\s+(?<table>[\p{L}_][\p{L}\p{N}_]*)\s+(?<columns>(?!VALUES\b|SELECT\b|SET\b|DEFAULT\b)[\p{L}_][\p{L}\p{N}_]*(?:\s*,\s*[\p{L}_][\p{L}\p{N}_]*)*)\s+VALUES\b/iu,
      ({ columns = '' }, { groups }) => isAt(/^[\p{L}\p{N}_]+/u.exec(columns)?.[0], groups.word),
    ),
    title: 'أسماء الأعمدة بين قوسين',
    text: 'بعد اسم الجدول `{table}` تأتي أسماء الأعمدة بين قوسين، وهما غير موجودين.',
    next: 'اكتب `INSERT INTO {table} ({columns}) VALUES (…);`.',
  },
  {
    id: 'sql/missing-comma-in-insert',
    message: near,
    look: inStatement(
      /^INSERT\s+INTO\s+[\p{L}_][\p{L}\p{N}_]*\s*\((?:[^(),]*,)*\s*(?<one>[\p{L}_][\p{L}\p{N}_]*)\s+(?<two>[\p{L}_][\p{L}\p{N}_]*)\s*[,)]/iu,
      ({ two }, { groups }) => isAt(two, groups.word),
    ),
    title: 'فاصلة ناقصة بين عمودين',
    text: 'بين العمودين `{one}` و`{two}` مسافة فقط، ولا بد من فاصلة تفصل بينهما.',
    next: 'اكتب `{one}, {two}`.',
  },
  {
    id: 'sql/join-word-missing',
    message: near,
    look: inStatement(
      /\b(?<word>INNER|CROSS|NATURAL|(?:LEFT|RIGHT|FULL)(?:\s+OUTER)?)\s+(?<table>(?!JOIN\b|OUTER\b|INNER\b|LEFT\b)[\p{L}_][\p{L}\p{N}_]*)/iu,
    ),
    title: '`JOIN` ناقصة بعد `{word}`',
    text: 'تصف `{word}` طريقة الربط، ولا بد بعدها من كلمة `JOIN` قبل اسم الجدول.',
    next: 'اكتب `{word} JOIN {table} ON …`.',
  },
  {
    id: 'sql/on-missing',
    message: near,
    look: inStatement(
      /\bJOIN\s+(?<table>[\p{L}_][\p{L}\p{N}_]*)(?:\s+(?:AS\s+)?[\p{L}_][\p{L}\p{N}_]*)?\s+(?<left>[\p{L}_][\p{L}\p{N}_]*\.[\p{L}_][\p{L}\p{N}_]*)\s*=/iu,
      (_, { groups }) => groups.word === '.' || groups.word === '=',
    ),
    title: '`ON` ناقصة بعد `JOIN`',
    text: 'بعد اسم الجدول `{table}` تأتي كلمة `ON` ثم شرط الربط، وهي غير موجودة.',
    next: 'اكتب `JOIN {table} ON {left} = …`.',
  },
  {
    id: 'sql/where-missing',
    message: near,
    look: inStatement(
      /\bFROM\s+(?<table>[\p{L}_][\p{L}\p{N}_]*)\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<sign>=|<>|!=|>=|<=|<|>|LIKE\b|IN\b|BETWEEN\b|IS\b)/iu,
      ({ sign, name }, { groups }) => isAt(sign, groups.word) && !isKeyword(name),
    ),
    title: '`WHERE` ناقصة',
    text: 'بعد اسم الجدول `{table}` جاء شرط يبدأ بـ`{name}`، وقبل الشرط تأتي `WHERE`.',
    next: 'اكتب `FROM {table} WHERE {name} {sign} …`.',
  },
  {
    id: 'sql/where-missing',
    message: near,
    look: inStatement(
      /\bFROM\s+(?<table>[\p{L}_][\p{L}\p{N}_]*)\s+(?<wrong>IF|WHEN|WITH|HAVE|THAT|AND)\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)/iu,
      ({ name, wrong }, { groups }) => isAt(name, groups.word) || isAt(wrong, groups.word),
    ),
    title: 'الشرط يبدأ بـ`WHERE`',
    text: 'كتبت `{wrong}` بعد اسم الجدول `{table}`، والشرط في SQL يبدأ بكلمة `WHERE`.',
    next: 'اكتب `WHERE` مكان `{wrong}`.',
  },
  {
    id: 'sql/comma-before-clause',
    message: near,
    look: inStatement(
      /,\s*(?<word>WHERE|GROUP|ORDER|LIMIT|HAVING|JOIN|INNER|LEFT|SET|VALUES)\b/i,
      ({ word }, { groups }) => isAt(word, groups.word),
    ),
    title: 'فاصلة زائدة قبل `{word}`',
    text: 'قبل `{word}` فاصلة، فانتظرت SQL اسمًا أو قيمة بعدها ووجدت `{word}`.',
    next: 'احذف الفاصلة التي قبل `{word}`.',
  },
  {
    id: 'sql/equals-missing-in-set',
    message: near,
    look: inStatement(
      /^UPDATE\s+[\p{L}\p{N}_."]+\s+SET\s+(?:[^,]*,)*\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+(?<value>''|-?[\d.]+|[\p{L}_][\p{L}\p{N}_]*)/iu,
      ({ value = '', name }, { groups }) =>
        !isKeyword(name) &&
        (isAt(value, groups.word) || (value === "''" && /^'/.test(groups.word ?? ''))),
    ),
    title: '`=` ناقصة بعد `{name}`',
    text: 'في `SET` يأتي اسم العمود ثم `=` ثم القيمة الجديدة، ولا `=` بعد `{name}`.',
    next: 'اكتب `SET {name} = …`. وإن كانت قيمة أخرى فضع قبلها فاصلة.',
  },
  {
    id: 'sql/create-what',
    message: near,
    look: inStatement(
      /^CREATE\s+(?<name>(?!TABLE\b|VIEW\b|INDEX\b|UNIQUE\b|TRIGGER\b|TEMP\b|TEMPORARY\b|VIRTUAL\b|DATABASE\b|SCHEMA\b|USER\b|OR\b|PROCEDURE\b|FUNCTION\b)[\p{L}_][\p{L}\p{N}_]*)\s*\(/iu,
      ({ name }, { groups }) => isAt(name, groups.word),
    ),
    title: '`TABLE` ناقصة بعد `CREATE`',
    text: 'بعد `CREATE` يُذكر ما يُنشأ: جدول `TABLE`، ثم اسمه.',
    next: 'اكتب `CREATE TABLE {name} (…);`.',
  },
  {
    id: 'sql/insert-missing',
    message: near,
    look: inStatement(/^INTO\s+(?<table>[\p{L}_][\p{L}\p{N}_]*)/iu),
    title: '`INSERT` ناقصة',
    text: 'يبدأ أمر الإضافة بالكلمتين `INSERT INTO`، ولم تُكتب الأولى.',
    next: 'اكتب `INSERT INTO {table} …`.',
  },
  {
    id: 'sql/two-operators',
    message: near,
    look: inStatement(
      /(?<sign>=(?!\s*[<>])|<>|!=|\bIS)\s*(?<word>LIKE|IN|BETWEEN|[<>]=?)(?=\s|\(|'|\d)/i,
    ),
    title: 'علامتا مقارنة متتاليتان',
    text: 'جاءت `{word}` بعد `{sign}`، وبين العمود والقيمة علامة واحدة.',
    next: 'احذف `{sign}` وأبقِ `{word}`، أو العكس.',
  },
  {
    id: 'sql/between-and-missing',
    message: near,
    look: inStatement(
      /\bBETWEEN\s+(?<from>''|-?[\d.]+)\s+(?<to>''|-?[\d.]+)/i,
      ({ to = '' }, { groups }) =>
        isAt(to, groups.word) || (to === "''" && /^'/.test(groups.word ?? '')),
    ),
    title: '`AND` ناقصة بين طرفي `BETWEEN`',
    text: 'بين طرفي `BETWEEN` تأتي كلمة `AND`، وهي غير موجودة.',
    next: 'اكتبها هكذا: `BETWEEN 5 AND 20`.',
  },
  {
    id: 'sql/two-sided-condition',
    message: near,
    look: inStatement(
      /\b(?<word>AND|OR)\s*(?<sign>[<>]=?|=|<>|!=|LIKE\b)/i,
      ({ sign }, { groups }) => isAt(sign, groups.word),
    ),
    title: 'طرف ناقص في الشرط',
    text: 'بعد `{word}` شرط كامل له طرفان، وجاءت `{sign}` بلا عمود قبلها.',
    next: 'أعد اسم العمود بعد `{word}`، مثل `mark > 5 {word} mark {sign} 9`.',
  },
  {
    id: 'sql/order-direction',
    message: near,
    look: inStatement(
      /\bORDER\s+BY\s+[^;]*?\s(?<word>DSC|DECS|DES|DESCENDING|DOWN|ASCENDING|ASCE|ACS|UP)\b/i,
      ({ word }, { groups }) => isAt(word, groups.word),
    ),
    title: 'اتجاه الترتيب `ASC` أو `DESC`',
    text: 'كتبت `{word}` بعد عمود الترتيب، واتجاهه في SQL كلمة من اثنتين: `ASC` تصاعدي و`DESC` تنازلي.',
    next: 'اكتب `DESC` أو `ASC` مكان `{word}`.',
  },
  {
    id: 'sql/when-missing',
    message: near,
    look: inStatement(/\bCASE\s+(?!WHEN\b)[^;]*?\bTHEN\b/i, (_, { groups }) =>
      isAt('THEN', groups.word),
    ),
    title: '`WHEN` ناقصة بعد `CASE`',
    text: 'قبل كل شرط في `CASE` تأتي كلمة `WHEN`، وهي غير موجودة.',
    next: 'اكتبها هكذا: `CASE WHEN … THEN … ELSE … END`.',
  },
  {
    id: 'sql/two-statements',
    message: near,
    look: (seen) => {
      const { word = '' } = seen.groups;
      if (!/^(?:SELECT|INSERT|UPDATE|DELETE|DROP|ALTER)$/i.test(word)) return null;
      const { text } = statementOf({ ...seen, groups: {} });
      const again = new RegExp(
        `^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP)\\b.*[\\p{L}\\p{N}_)'*]\\s+${word}\\b`,
        'iu',
      );
      const inside = new RegExp(
        `(?:\\(|=|<|>|\\bIN|\\bAS|\\bEXISTS|\\bUNION|\\bALL|\\bEXCEPT|\\bINTERSECT)\\s*${word}\\b`,
        'i',
      );
      return again.test(text) && !inside.test(text) ? {} : null;
    },
    title: 'فاصلة منقوطة ناقصة بين أمرين',
    text: 'بدأ أمر جديد بالكلمة `{word}`، والأمر الذي قبله لم ينته بـ`;`.',
    next: 'أضف `;` قبل `{word}`.',
  },
  {
    id: 'sql/pair-as-value',
    message: /^row value misused/,
    title: 'عدة قيم حيث تُنتظر واحدة',
    text: 'في الأمر قوسان فيهما أكثر من عمود أو قيمة، في مكان لا يقبل إلا قيمة واحدة.',
    next: 'اكتب الأعمدة بعد `SELECT` بلا قوسين. وفي الأمر الداخلي خذ عمودًا واحدًا.',
  },
];
