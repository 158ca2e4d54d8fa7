import type { Pattern } from '../pattern.ts';
import { inStatement, statementOf } from './sql-statement.ts';

/** What the tables' rules and the shape of a statement refuse. */
export const sqlRules: Pattern[] = [
  {
    id: 'sql/unique',
    message: /^UNIQUE constraint failed: (?<columns>.+)$/,
    title: 'قيمة مكررة لا يقبلها الجدول',
    text: 'لا تتكرر القيم في `{columns}`، والقيمة التي في هذا الأمر موجودة في صف آخر.',
    next: 'اختر قيمة غير موجودة، أو عدّل الصف القديم بـ`UPDATE`.',
  },
  {
    id: 'sql/null-written',
    message: /^NOT NULL constraint failed: (?<column>\S+)/,
    look: inStatement(/(?<!IS\s)(?<!NOT\s)\bNULL\b/i),
    title: 'قيمة فارغة في عمود لا يقبلها',
    text: 'العمود `{column}` لا يقبل أن يكون فارغًا، وفي الأمر `NULL` تعطيه قيمة فارغة.',
    next: 'ضع مكان `NULL` قيمة حقيقية.',
  },
  {
    id: 'sql/not-null',
    message: /^NOT NULL constraint failed: (?<column>\S+)/,
    title: 'قيمة لازمة لم تُكتب',
    text: 'العمود `{column}` لا يقبل أن يكون فارغًا، ولم يأخذ قيمة في هذا الأمر.',
    next: 'أضفه إلى قائمة الأعمدة وأعطه قيمة.',
  },
  {
    id: 'sql/check',
    message: /^CHECK constraint failed: (?<rule>.+)$/,
    title: 'قيمة تخالف شرط الجدول',
    text: 'للجدول شرط على قيمه: `{rule}`، والقيمة في هذا الأمر تخالفه.',
    next: 'راجع القيمة، أو الشرط في أمر `CREATE TABLE`.',
  },
  {
    id: 'sql/foreign-key',
    message: /^FOREIGN KEY constraint failed/,
    title: 'صف يشير إلى ما لا يوجد',
    text: 'في الأمر رقم يشير إلى صف في جدول آخر، وهذا الصف غير موجود، أو حُذف ما يشير إليه غيره.',
    next: 'أضف الصف إلى الجدول الآخر أولًا، أو صحّح الرقم.',
  },
  {
    id: 'sql/values-and-columns',
    message: /^(?<values>\d+) values for (?<columns>\d+) columns/,
    title: 'عدد القيم غير عدد الأعمدة',
    text: 'عدد الأعمدة المذكورة {columns}، وعدد القيم {values}.',
    next: 'اكتب لكل عمود قيمة، بالترتيب نفسه.',
  },
  {
    id: 'sql/values-and-table',
    message:
      /^table (?<table>\S+) has (?<columns>\d+) columns but (?<values>\d+) values were supplied/,
    title: 'عدد القيم غير عدد أعمدة الجدول',
    text: 'عدد أعمدة الجدول `{table}` {columns}، وعدد القيم المكتوبة {values}.',
    next: 'اكتب أسماء الأعمدة التي تملؤها بعد اسم الجدول، ثم قيمة لكل منها.',
  },
  {
    id: 'sql/aggregate-in-where',
    message: /^misuse of aggregate(?: function)?:? (?<name>\w+)(?:\(\))?/,
    look: (seen) => {
      const where = /\bWHERE\b((?:(?!\bGROUP\b|\bHAVING\b|\bORDER\b|\(\s*SELECT\b).)*)/i.exec(
        statementOf(seen).text,
      )?.[1];
      return new RegExp(`\\b${seen.groups.name}\\s*\\(`, 'i').test(where ?? '') ? {} : null;
    },
    title: 'دالة تجميع في غير مكانها',
    text: 'تحسب `{name}` على مجموعة صفوف، و`WHERE` تنظر في صف واحد قبل التجميع.',
    next: 'للشرط على مجموعات استعمل `GROUP BY` ثم `HAVING`. وللمقارنة بمتوسط أو أكبر قيمة اكتب أمرًا داخليًا: `> (SELECT AVG(mark) FROM students)`.',
  },
  {
    id: 'sql/aggregate-misplaced',
    message: /^misuse of aggregate(?: function)?:? (?<name>\w+)(?:\(\))?/,
    title: 'دالة تجميع في غير مكانها',
    text: 'تحسب `{name}` على مجموعة صفوف، وهي هنا في مكان لا تُحسب فيه، كداخل دالة تجميع أخرى أو بعد `SET`.',
    next: 'احسبها في أمر داخلي بين قوسين: `(SELECT MAX(mark) FROM students)`.',
  },
  {
    id: 'sql/having-without-group',
    message:
      /^(?:HAVING clause on a non-aggregate query|a GROUP BY clause is required before HAVING)/,
    title: '`HAVING` بلا تجميع',
    text: 'الشرط في `HAVING` على مجموعات، وليس في الأمر `GROUP BY`.',
    next: 'للشرط على الصفوف اكتب `WHERE`.',
  },
  {
    id: 'sql/function-arguments',
    message: /^wrong number of arguments to function (?<name>\w+)\(\)/,
    title: 'عدد القيم لا يناسب `{name}`',
    text: 'أُرسل إلى الدالة `{name}` عدد من القيم غير الذي تقبله.',
    next: 'راجع الفواصل بين القوسين.',
  },
  {
    id: 'sql/union-columns',
    message:
      /^SELECTs to the left and right of (?<word>UNION(?: ALL)?|EXCEPT|INTERSECT) do not have the same number/,
    title: 'عدد الأعمدة مختلف حول `{word}`',
    text: 'الأمران حول `{word}` لا بد أن يعيدا العدد نفسه من الأعمدة.',
    next: 'اجعل الأعمدة بعد كل `SELECT` متساوية في العدد.',
  },
  {
    id: 'sql/subquery-columns',
    message: /^sub-select returns (?<columns>\d+) columns - expected (?<expected>\d+)/,
    title: 'الأمر الداخلي يعيد أعمدة أكثر أو أقل',
    text: 'الأمر الذي بين القوسين يعيد أعمدة عددها {columns}، والمنتظر هنا {expected}.',
    next: 'اختر بعد `SELECT` الداخلية ما تقارن به وحده.',
  },
  {
    id: 'sql/order-position',
    message: /^\d+\w\w (?<word>ORDER|GROUP) BY term out of range/,
    title: 'رقم عمود غير موجود',
    text: 'الرقم بعد `{word} BY` هو موضع عمود بعد `SELECT`، وليس هناك عمود في هذا الموضع.',
    next: 'اكتب اسم العمود بدل رقمه.',
  },
  {
    id: 'sql/datatype',
    message: /^datatype mismatch/,
    title: 'قيمة من نوع لا يقبله العمود',
    text: 'في الأمر قيمة ليست من نوع العمود، وأكثر ما يقع هذا مع رقم الصف `INTEGER PRIMARY KEY`.',
    next: 'ضع عددًا صحيحًا في عمود الرقم، أو اتركه ليُملأ وحده.',
  },
  {
    id: 'sql/foreign-key-column',
    message: /^unknown column "(?<name>[^"]+)" in foreign key definition/,
    title: 'العمود `{name}` غير معرّف في الجدول',
    text: 'يذكر `FOREIGN KEY` العمود `{name}`، وليس بين أعمدة هذا الجدول.',
    next: 'أضف العمود قبل `FOREIGN KEY`: `{name} INTEGER,`.',
  },
  {
    id: 'sql/two-primary-keys',
    message: /^table "(?<table>[^"]+)" has more than one primary key/,
    title: 'للجدول مفتاح رئيسي واحد',
    text: 'كُتبت `PRIMARY KEY` في الجدول `{table}` أكثر من مرة.',
    next: 'اتركها لعمود واحد. وللقيم التي لا تتكرر في عمود آخر اكتب `UNIQUE`.',
  },
  {
    id: 'sql/foreign-key-mismatch',
    message: /^foreign key mismatch/,
    title: 'العمود المشار إليه ليس مفتاحًا',
    text: 'يشير العمود إلى عمود في جدول آخر، وذلك ليس `PRIMARY KEY` ولا `UNIQUE`، أو ليس موجودًا.',
    next: 'أشر إلى المفتاح الرئيسي: `REFERENCES students(id)`.',
  },
  {
    id: 'sql/new-column-without-default',
    message: /^Cannot add a NOT NULL column with default value NULL/i,
    title: 'عمود جديد بلا قيمة للصفوف القديمة',
    text: 'في الجدول صفوف، والعمود الجديد `NOT NULL`، فلا تعرف SQL ماذا تضع فيه لها.',
    next: "أضف قيمة: `NOT NULL DEFAULT ''`، أو احذف `NOT NULL`.",
  },
  {
    id: 'sql/no-transaction',
    message: /^cannot (?<word>commit|rollback) - no transaction is active/,
    title: 'لا عملية مفتوحة',
    text: 'جاء إنهاء العملية `{word}` ولم تبدأ عملية قبله بـ`BEGIN`.',
    next: 'اكتب `BEGIN;` قبل الأوامر، أو احذف هذا السطر.',
  },
  {
    id: 'sql/no-tables',
    message: /^no tables specified/,
    title: '`FROM` ناقصة',
    text: 'تعني `*` كل أعمدة الجدول، ولم يُذكر جدول.',
    next: 'أضف `FROM` وبعدها اسم الجدول.',
  },
];
