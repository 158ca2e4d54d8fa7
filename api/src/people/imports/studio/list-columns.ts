import type { ImportColumn } from '@nibras/contract/people/imports/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { type Meaning, meaningOf, wholeName } from './column-words.ts';

/** Characters of a heading that are read; a question of a form may be long. */
const headingMaxLength = 300;

/** How many columns a row names, if it may be the headings: no address stands in it. */
export const namedBy = (cells: readonly string[]): number =>
  cells.some(isAddress)
    ? 0
    : cells.filter((cell) => meaningOf(cell.slice(0, headingMaxLength)) !== null).length;

function isAddress(cell: string): boolean {
  return cell.includes('@');
}

const hasDigit = (cell: string) => /\d/.test(foldDigits(cell));
const isPhone = (cell: string) => {
  const text = foldDigits(cell).trim();
  return /^[+(]?[\d\s().-]{6,}$/.test(text) && !/^\d{1,4}-\d{1,2}-\d{1,4}$/.test(text);
};
const isName = (cell: string) => /\p{L}{2}/u.test(cell) && !hasDigit(cell) && !isAddress(cell);
const isSeveralWords = (cell: string) => /\S\s+\S/u.test(cell.trim());

/** A column with what its heading says and what stands in it. */
class Column {
  readonly at: number;
  readonly meaning: Meaning | null;
  /** What is not empty. */
  readonly cells: readonly string[];
  /** The share of rows in which something stands. */
  readonly filled: number;

  constructor(at: number, heading: string, rows: readonly (readonly string[])[]) {
    this.at = at;
    this.meaning = meaningOf(heading.slice(0, headingMaxLength));
    this.cells = rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== '');
    this.filled = this.cells.length / Math.max(rows.length, 1);
  }

  /** The share of its cells that fit. */
  share(fits: (cell: string) => boolean): number {
    return this.cells.filter(fits).length / Math.max(this.cells.length, 1);
  }

  /** How surely the heading names it so. */
  weight(column: ImportColumn): number {
    return this.meaning?.column === column ? this.meaning.weight : 0;
  }
}

/** The first of those for which `score` is highest and above nothing. */
function best(columns: readonly Column[], score: (column: Column) => number): Column | undefined {
  let found: Column | undefined;
  let most = 0;
  for (const column of columns) {
    const points = score(column);
    if (points > most) [found, most] = [column, points];
  }
  return found;
}

/** Names are told from cities and groups by having several words and by being different in each row. */
function nameByContent(columns: readonly Column[], isNamed: boolean): Column | undefined {
  return best(columns, (column) => {
    const names = column.cells.filter(isName);
    const distinct = new Set(names).size / Math.max(names.length, 1);
    const several = names.filter(isSeveralWords).length / Math.max(names.length, 1);
    // Under headings that name other columns, only what is surely a name counts.
    if (isNamed && (several < 0.5 || distinct < 0.7)) return 0;
    return names.length * (1 + several * 2) * distinct ** 2;
  });
}

/** The columns that make the name: one with the whole, or those of its parts. */
function nameColumns(columns: readonly Column[], isNamed: boolean): Map<Column, ImportColumn> {
  const whole = best(columns, (column) => column.weight('name') * column.filled);
  const middle = columns.filter((column) => column.weight('first-name') === 1);
  const first = best(columns, (column) => Math.max(column.weight('first-name') - 1, 0));
  const family = best(columns, (column) => column.weight('family-name'));
  const isWhole = whole?.weight('name') === wholeName || (whole?.share(isSeveralWords) ?? 0) >= 0.5;
  if (whole && (isWhole || (!first && !family))) return new Map([[whole, 'name']]);
  if (first || family) {
    // «اللقب» beside «الاسم»: that is the first name. «Nom» beside «Prénom»: that is the family's.
    const given = [first ?? (family && whole), ...middle].filter((one) => one !== undefined);
    const last = family ?? (first && whole);
    return new Map([
      ...given.map((column) => [column, 'first-name'] as const),
      ...(last ? [[last, 'family-name'] as const] : []),
    ]);
  }
  const byContent = nameByContent(columns, isNamed);
  return new Map(byContent && [[byContent, 'name']]);
}

/**
 * What the columns are: by their headings and by what stands in them.
 * @param headings the row of headings; null for none
 */
export function columnsOf(
  rows: readonly (readonly string[])[],
  headings: readonly string[] | null,
): ImportColumn[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), headings?.length ?? 0);
  const columns = Array.from(
    { length: width },
    (_, at) => new Column(at, headings?.[at] ?? '', rows),
  );
  const chosen = new Map<Column, ImportColumn>();
  const free = () => columns.filter((column) => !chosen.has(column));
  // An address is told by its sign wherever it stands; of several such columns the heading decides.
  const email = best(columns, (column) => {
    const addresses = column.share(isAddress) * column.filled;
    return addresses * (1 + column.weight('email'));
  });
  if (email) chosen.set(email, 'email');
  const phone = best(free(), (column) => {
    const isHeaded = column.weight('phone') > 0;
    if (headings) return isHeaded ? column.weight('phone') + column.share(hasDigit) : 0;
    return column.share(isPhone);
  });
  if (phone) chosen.set(phone, 'phone');
  const isNamed = columns.some(({ meaning }) => meaning !== null);
  for (const [column, kind] of nameColumns(free(), isNamed)) chosen.set(column, kind);
  return columns.map((column) => chosen.get(column) ?? 'ignored');
}
