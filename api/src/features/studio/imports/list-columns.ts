import type { ImportColumn } from '@nibras/contract/studio/imports.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';

/** Headings of columns, in the languages of the programs that write them. */
const headings: Record<Exclude<ImportColumn, 'ignored'>, readonly string[]> = {
  email: [
    'البريد',
    'البريد الإلكتروني',
    'بريد الطالب',
    'عنوان البريد',
    'عنوان البريد الإلكتروني',
    'الإيميل',
    'ايميل الطالب',
    'الجيميل',
    'email',
    'e-mail',
    'e mail',
    'mail',
    'email address',
    'e-mail address',
    'student email',
    'gmail',
  ],
  name: [
    'الاسم',
    'اسم الطالب',
    'الطالب',
    'الاسم الكامل',
    'الاسم بالكامل',
    'الاسم كاملا',
    'الاسم الأول',
    'اسم العائلة',
    'اللقب',
    'الاسم الثاني',
    'الاسم الأخير',
    'name',
    'full name',
    'fullname',
    'student',
    'student name',
    'display name',
    'first name',
    'last name',
    'firstname',
    'lastname',
    'surname',
    'family name',
    'given name',
  ],
  phone: [
    'الهاتف',
    'رقم الهاتف',
    'التليفون',
    'رقم التليفون',
    'الجوال',
    'رقم الجوال',
    'الموبايل',
    'رقم الموبايل',
    'المحمول',
    'رقم المحمول',
    'واتساب',
    'رقم الواتساب',
    'phone',
    'phone number',
    'mobile',
    'mobile number',
    'mobile phone',
    'tel',
    'telephone',
    'whatsapp',
  ],
};

const known = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    names.map((name) => [foldArabic(name), column as ImportColumn]),
  ),
);

/** What headings say of their columns; null for a row that is no headings. */
export function columnsOfHeadings(cells: readonly string[]): ImportColumn[] | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const columns = cells.map((cell) => known.get(foldArabic(cell)) ?? 'ignored');
  return columns.some((column) => column !== 'ignored') ? columns : null;
}

const isPhone = (cell: string) => /^[+(]?[\d\s().-]{6,}$/.test(foldDigits(cell).trim());
const isName = (cell: string) => /\p{L}{2}/u.test(cell) && !cell.includes('@');

/** What the columns are by what stands in them. `named` is what headings say already. */
export function columnsOfCells(
  rows: readonly (readonly string[])[],
  named: readonly ImportColumn[] | null,
): ImportColumn[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns: ImportColumn[] = Array.from(
    { length: width },
    (_, at) => named?.[at] ?? 'ignored',
  );
  const choose = (column: ImportColumn, fits: (cell: string) => boolean) => {
    if (columns.includes(column)) return;
    const counts = columns.map((taken, at) =>
      taken === 'ignored' ? rows.filter((cells) => fits(cells[at] ?? '')).length : 0,
    );
    const most = Math.max(0, ...counts);
    if (most > 0) columns[counts.indexOf(most)] = column;
  };
  choose('email', (cell) => cell.includes('@'));
  // Where headings name the columns, the others are something else.
  if (named) return columns;
  choose('phone', isPhone);
  choose('name', isName);
  return columns;
}
