import { tablesIn, tablesOf } from '../patterns/sql-schema.ts';
import type { Hint, Look } from './hint.ts';

const name = '[\\p{L}_][\\p{L}\\p{N}_]*';
const types =
  'INTEGER|INT|TEXT|REAL|VARCHAR(?:\\s*\\(\\d+\\))?|CHAR|DATE|DATETIME|BOOLEAN|NUMERIC|FLOAT|DOUBLE|DECIMAL|BLOB';

/** The statements of a program, each with the line where it begins. */
function statementsOf(codes: readonly string[]): { text: string; line: number }[] {
  const program = codes.join('\n');
  const found: { text: string; line: number }[] = [];
  let start = 0;
  for (const part of program.split(';')) {
    const lead = part.length - part.trimStart().length;
    const line = program.slice(0, start + lead).split('\n').length;
    if (part.trim() !== '')
      found.push({ text: part.replace(/\s+/g, ' ').trim().slice(0, 2_000), line });
    start += part.length + 1;
  }
  return found;
}

const checks: ((text: string, tables: Map<string, string[]>) => Omit<Hint, 'line'> | null)[] = [
  (text) => {
    const [, column = '', sign = ''] =
      new RegExp(
        `\\b(?:WHERE|AND|OR|ON|HAVING)\\s+(${name}(?:\\.${name})?)\\s*(=|==|<>|!=)\\s*NULL\\b`,
        'iu',
      ).exec(text) ?? [];
    if (!column) return null;
    const isNot = /<>|!=/.test(sign);
    return {
      id: 'sql/equals-null',
      title: 'القيمة الفارغة لا تُقارن بـ`=`',
      text: `لا تساوي \`NULL\` شيئًا ولا تختلف عن شيء، فالشرط \`${column} ${sign} NULL\` لا يتحقق لأي صف.`,
      next: `اكتب \`${column} IS ${isNot ? 'NOT ' : ''}NULL\`.`,
    };
  },
  (text) => {
    const [, column = '', , value = ''] =
      new RegExp(
        `\\b(?:WHERE|AND)\\s+(${name})\\s*(=|<>|LIKE)\\s*(?:''|\\d+)\\s+OR\\s+(''|[1-9]\\d*)\\s*(?:$|AND\\b|OR\\b|ORDER\\b|GROUP\\b|\\))`,
        'iu',
      ).exec(text) ?? [];
    if (!column) return null;
    return {
      id: 'sql/or-without-column',
      title: 'طرف ناقص بعد `OR`',
      text: `بعد \`OR\` قيمة وحدها لا مقارنة، فلا تُقارن بالعمود \`${column}\`${/\d/.test(value) ? '، ويتحقق الشرط لكل صف' : ''}.`,
      next: `أعد اسم العمود: \`${column} = … OR ${column} = …\`، أو اكتب \`${column} IN (…, …)\`.`,
    };
  },
  (text) => {
    const [, one = '', two = ''] =
      new RegExp(
        `^CREATE\\s.*?[(,]\\s*(${name})\\s+(?:${types})\\s+(?!PRIMARY|NOT|NULL|UNIQUE|DEFAULT|CHECK|REFERENCES|COLLATE|AUTOINCREMENT|CONSTRAINT|GENERATED|AS\\b)(${name})\\s+(?:${types})\\b`,
        'iu',
      ).exec(text) ?? [];
    if (!one) return null;
    return {
      id: 'sql/column-lost',
      title: 'فاصلة ناقصة بين عمودين',
      text: `لا فاصلة بين العمودين \`${one}\` و\`${two}\`، فقرأت SQLite \`${two}\` جزءًا من نوع \`${one}\`، ولم تنشئ العمود \`${two}\`.`,
      next: `أضف \`,\` قبل \`${two}\`.`,
    };
  },
  (text) => {
    const [, word = ''] =
      /^CREATE\s.*\b(PRIMERY|PRIMARRY|PIRMARY|PRIAMRY)\s+KEY\b/i.exec(text) ?? [];
    return word
      ? {
          id: 'sql/misspelt-primary',
          title: 'هل تقصد `PRIMARY KEY`؟',
          text: `كُتب \`${word}\`، فقرأته SQLite جزءًا من نوع العمود، وليس العمود مفتاحًا.`,
          next: 'صحّح كتابتها: `PRIMARY KEY`.',
        }
      : null;
  },
  (text, tables) => {
    const [, one = '', two = ''] =
      new RegExp(
        `^SELECT\\s+(?:DISTINCT\\s+)?(?:[^()]*,\\s*)?(${name})\\s+(?!AS\\b|FROM\\b|DISTINCT\\b)(${name})\\s*(?:,[^()]*)?\\s+FROM\\b`,
        'iu',
      ).exec(text) ?? [];
    const columns = [...new Set(tablesIn(text).values())].flatMap(
      (table) => tables.get(table) ?? [],
    );
    const isColumn = (word: string) =>
      columns.some((column) => column.toLowerCase() === word.toLowerCase());
    return one && two && isColumn(one) && isColumn(two)
      ? {
          id: 'sql/column-as-alias',
          title: 'فاصلة ناقصة بين عمودين',
          text: `لا فاصلة بين \`${one}\` و\`${two}\`، فعرضت SQLite العمود \`${one}\` وحده باسم \`${two}\`.`,
          next: `اكتب \`${one}, ${two}\`.`,
        }
      : null;
  },
  (text) => {
    const [, column = '', called = ''] =
      new RegExp(
        `^SELECT\\s+(${name})\\s*,\\s*(COUNT|SUM|AVG|MAX|MIN)\\s*\\([^()]*\\)(?:\\s+AS\\s+${name})?\\s+FROM\\s+${name}(?:\\s+WHERE\\b(?:(?!\\bGROUP\\b).)*)?$`,
        'iu',
      ).exec(text) ?? [];
    return column && !/^(?:MAX|MIN)$/i.test(called)
      ? {
          id: 'sql/group-missing',
          title: '`GROUP BY` ناقصة',
          text: `تجمع \`${called}\` الصفوف كلها في صف واحد، فلا يظهر مع نتيجتها إلا قيمة واحدة من \`${column}\`.`,
          next: `أضف في آخر الأمر \`GROUP BY ${column}\`.`,
        }
      : null;
  },
  (text) => {
    const [, one = '', two = ''] =
      new RegExp(
        `\\bFROM\\s+(${name})(?:\\s+(?:AS\\s+)?(?!WHERE|JOIN|INNER|LEFT|ORDER|GROUP)${name})?\\s*(?:,|(?<!NATURAL |CROSS )(?:INNER\\s+)?JOIN)\\s*(${name})(?:\\s+(?:AS\\s+)?(?!WHERE|ON|USING|ORDER|GROUP|LIMIT)${name})?\\s*(?:$|ORDER\\b|LIMIT\\b)`,
        'iu',
      ).exec(text) ?? [];
    return one && two
      ? {
          id: 'sql/join-without-condition',
          title: 'ربط بلا شرط',
          text: `لا شرط يربط \`${one}\` بـ\`${two}\`، فجاء كل صف من الأول مع كل صف من الثاني.`,
          next: 'اكتب بعد اسم الجدول الثاني `ON` وشرط الربط، مثل `ON students.id = marks.student_id`.',
        }
      : null;
  },
  (text) => {
    const [, word = ''] =
      new RegExp(`^(?:(UPDATE)\\s+${name}\\s+SET\\b(?!.*\\bWHERE\\b))`, 'iu').exec(text) ?? [];
    return word
      ? {
          id: 'sql/update-all',
          title: '`UPDATE` بلا شرط',
          text: 'ليس في الأمر `WHERE`، فتغيّرت كل صفوف الجدول.',
          next: 'إن أردت صفوفًا معينة فأضف `WHERE` وشرطها.',
        }
      : null;
  },
];

/** Only the first statements of a program are looked at. */
const most = 100;

export const looks: readonly Look[] = [
  ({ codes }) => {
    const tables = tablesOf({ codes, others: [] });
    return statementsOf(codes)
      .slice(0, most)
      .flatMap(({ text, line }) => {
        for (const check of checks) {
          const found = check(text, tables);
          if (found) return [{ ...found, line }];
        }
        return [];
      });
  },
];
