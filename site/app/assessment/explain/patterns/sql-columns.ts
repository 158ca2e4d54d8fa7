import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { tablesIn, tablesOf } from './sql-schema.ts';
import { statementOf } from './sql-statement.ts';
import { sqlFunctions } from './sql-vocabulary.ts';

const noColumn =
  /^no such column: "?(?:(?<table>[\p{L}_][\p{L}\p{N}_]*)\.)?(?<name>[\p{L}_][\p{L}\p{N}_]*)"?$/u;

interface Known {
  /** The tables of the statement that the program makes, with their columns. */
  here: [table: string, columns: string[]][];
  all: Map<string, string[]>;
}

/** What the program tells of the tables that the statement names; null where it does not make all of them. */
function knownTables(seen: Seen): Known | null {
  const all = tablesOf(seen);
  const { text } = statementOf(seen);
  const altered = /^ALTER\s+TABLE\s+["`]?([\p{L}_][\p{L}\p{N}_]*)/iu.exec(text)?.[1]?.toLowerCase();
  const named = altered ? new Map([[altered, altered]]) : tablesIn(text);
  const table = seen.groups.table?.toLowerCase();
  const wanted = table ? [named.get(table) ?? ''] : [...new Set(named.values())];
  const here: Known['here'] = [];
  for (const one of wanted) {
    const columns = all.get(one);
    if (!columns) return null;
    here.push([one, columns]);
  }
  return here.length > 0 ? { here, all } : null;
}

const withTables = (fits: (known: Known, seen: Seen) => Found | null) => (seen: Seen) => {
  const known = knownTables(seen);
  return known && fits(known, seen);
};

const list = (columns: string[]) => columns.slice(0, 8).join(', ');

/** Columns that are not there, where the program shows the tables. */
export const sqlKnownColumns: Pattern[] = [
  {
    id: 'sql/table-with-short-name',
    message: noColumn,
    look: (seen) => {
      const { table = '', name = '' } = seen.groups;
      const short = [...tablesIn(statementOf(seen).text)].find(
        ([word, whole]) => word !== whole && whole === table.toLowerCase(),
      )?.[0];
      return table && short ? { values: { table, name, short } } : null;
    },
    title: 'للجدول `{table}` اسم مختصر في هذا الأمر',
    text: 'أخذ الجدول `{table}` في هذا الأمر الاسم المختصر `{short}`، فلا يُعرف بعده باسمه الكامل.',
    next: 'اكتب `{short}.{name}`.',
  },
  {
    id: 'sql/misspelt-column',
    message: noColumn,
    look: withTables(({ here }, { groups: { name = '' } }) => {
      const meant = nearest(
        name,
        here.flatMap(([, columns]) => columns),
      );
      return meant ? { values: { name, meant } } : null;
    }),
    title: 'هل تقصد العمود `{meant}`؟',
    text: 'لا يوجد عمود اسمه `{name}` في الجداول المذكورة، وفيها عمود قريب منه: `{meant}`.',
    next: 'صحّح اسم العمود.',
  },
  {
    id: 'sql/misspelt-null',
    message: noColumn,
    look: ({ line, groups: { name = '' } }) =>
      new RegExp(`\\bIS\\s+(?:NOT\\s+)?${name}\\b`, 'i').test(line) ? { values: { name } } : null,
    title: 'هل تقصد `NULL`؟',
    text: 'بعد `IS` جاءت `{name}`، فقُرئت اسم عمود، ولا عمود بهذا الاسم. القيمة الفارغة تُكتب `NULL`.',
    next: 'اكتب `IS NULL` أو `IS NOT NULL`.',
  },
  {
    id: 'sql/column-of-other-table',
    message: noColumn,
    look: withTables(({ here, all }, { groups: { name = '' } }) => {
      const own = here.map(([table]) => table);
      const other = [...all].find(
        ([table, columns]) =>
          !own.includes(table) &&
          columns.some((column) => column.toLowerCase() === name.toLowerCase()),
      )?.[0];
      return other ? { values: { name, other, own: own.join(', ') } } : null;
    }),
    title: 'العمود `{name}` في جدول آخر',
    text: 'العمود `{name}` من أعمدة الجدول `{other}`، والأمر يأخذه من `{own}`.',
    next: 'اربط الجدول `{other}` بـ`JOIN … ON …`، أو خذ العمود منه بعد `FROM`.',
  },
  {
    id: 'sql/missing-column',
    message: noColumn,
    look: withTables(({ here }, { line, groups: { name = '' } }) => {
      // What stands as a value is probably a text without its quotes.
      const isValue = new RegExp(
        `(?:=|<>|!=|\\bLIKE|[(,])\\s*${name}\\s*(?:[;),]|$|\\b(?:AND|OR)\\b)`,
        'iu',
      ).test(line);
      const isFunction = sqlFunctions.includes(name.toLowerCase());
      if (isValue || isFunction || /[؀-ۿ]/.test(name)) return null;
      const [table = '', columns = []] = here.length === 1 ? (here[0] ?? []) : [];
      return columns.length > 0
        ? { values: { name, table, columns: list(columns) } }
        : {
            values: {
              name,
              table: here.map(([one]) => one).join(', '),
              columns: list(here.flatMap(([, all]) => all)),
            },
          };
    }),
    title: 'لا يوجد عمود `{name}`',
    text: 'ليس في `{table}` عمود اسمه `{name}`. الأعمدة هناك: `{columns}`.',
    next: 'اكتب واحدًا من هذه الأعمدة، أو أضف العمود إلى الجدول.',
  },
  {
    id: 'sql/no-column-to-insert',
    message: /^table (?<table>\S+) has no column named (?<name>\S+)/,
    look: (seen) => {
      const { table = '', name = '' } = seen.groups;
      const columns = tablesOf(seen).get(table.toLowerCase());
      if (!columns) return null;
      const meant = nearest(name, columns);
      return {
        values: { columns: list(columns) },
        next: meant
          ? `هل تقصد \`${meant}\`؟ صحّح الاسم في قائمة الأعمدة.`
          : 'اكتب واحدًا من هذه الأعمدة، أو أضف العمود إلى الجدول.',
      };
    },
    title: 'لا يوجد عمود `{name}` في `{table}`',
    text: 'ذكرت العمود `{name}` عند الإضافة، وأعمدة الجدول `{table}` هي: `{columns}`.',
    next: 'راجع كتابة الاسم في قائمة الأعمدة.',
  },
  {
    id: 'sql/ambiguous-column',
    message: /^ambiguous column name: (?<name>\S+)/,
    look: (seen) => {
      const { name = '' } = seen.groups;
      const tables = tablesOf(seen);
      const short = [...tablesIn(statementOf(seen).text)].filter(([, table]) =>
        tables.get(table)?.some((column) => column.toLowerCase() === name.toLowerCase()),
      );
      const both = [...new Set(short.map(([, table]) => table))].map(
        (table) => short.findLast(([, other]) => other === table)?.[0] ?? table,
      );
      const [first, second] = both;
      return first && second ? { values: { first, second } } : null;
    },
    title: 'العمود `{name}` في أكثر من جدول',
    text: 'في الجداول المذكورة أكثر من عمود اسمه `{name}`، فلا يُعرف أيها تقصد.',
    next: 'اكتب اسم الجدول قبله بنقطة: `{first}.{name}` أو `{second}.{name}`.',
  },
  {
    id: 'sql/misspelt-table',
    message: /^no such table: (?:main\.)?(?<name>\S+)$/,
    look: (seen) => {
      const { name = '' } = seen.groups;
      const tables = [...tablesOf(seen).keys()];
      const meant = nearest(name.toLowerCase(), tables);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد الجدول `{meant}`؟',
    text: 'لا يوجد جدول اسمه `{name}`، وفي البرنامج جدول اسمه قريب منه: `{meant}`.',
    next: 'صحّح اسم الجدول.',
  },
  {
    id: 'sql/square-brackets',
    message: /^no such table: \d/,
    look: ({ line }) => (/\bIN\s*\[/i.test(line) ? {} : null),
    title: 'قوسان مستديران لا مربعان',
    text: 'قيم `IN` تُكتب بين قوسين مستديرين، والقوسان المربعان يجعلان ما بينهما اسم جدول.',
    next: 'اكتب `IN (1, 2)`.',
  },
];
