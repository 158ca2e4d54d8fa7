import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';

/** Begins the file: without it spreadsheets read UTF-8 as another encoding. */
export const csvStart = '\uFEFF';

/** Characters that a spreadsheet drops, or that show nothing: spaces, controls, direction marks, combining marks. */
const blank = String.raw`\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800`;
const onlyBlank = new RegExp(`^[${blank}]*$`, 'u');
/** A cell that begins with one of these is a formula, which could run commands or send cells elsewhere. */
const formula = new RegExp(`^[${blank}]*[=+\\-\u2212@|%]`, 'u');
/** Spreadsheets differ in what they do with these at the start of a cell. */
const lineStart = /^[\t\r\n]/;
/** What ends a cell or a line for some reader, whatever separator it expects. */
const separators = /[",;'\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Whether a spreadsheet could take a text for a formula. Characters are folded one by one, because the normalisation
 * of a long run of combining marks takes quadratic time, and only up to the first visible one.
 */
function startsFormula(text: string): boolean {
  if (lineStart.test(text)) return true;
  for (const character of text) {
    const folded = character.normalize('NFKC');
    if (!onlyBlank.test(folded)) return formula.test(folded);
  }
  return false;
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  // The apostrophe says that a text follows; the cell shows it only while it is edited.
  const safe = startsFormula(text) ? `'${text}` : text;
  return separators.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line of a CSV file (RFC 4180), with its end. Texts that a spreadsheet could take for a formula are marked as
 * texts; numbers stay numbers.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

/** How many rows a file has at most, said in its last line where there may be more. */
const endsHere = (most: number) =>
  `ينتهي الملف عند أول ${countLabel(most, rareNouns.row, 'genitive')}. صفِّ القائمة لتصدّر غيرها.`;

/** Writes days as spreadsheets read them, in the provider's time zone: `2026-05-03`. */
export function dayIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  return (at: string | Date | null) => at && format.format(new Date(at));
}

export interface CsvPages<Row> {
  headings: readonly string[];
  /** The rows of a page, from 1; none after the last one. */
  readPage: (page: number) => Promise<readonly Row[]>;
  cells: (row: Row) => readonly (string | number | null)[];
  /** Where the list ends for `readPage`; absent for one that is read whole. */
  most?: number;
}

/** The lines of a file, read page by page, so that a list of any length takes little memory. */
export async function* csvPages<Row>({
  headings,
  readPage,
  cells,
  most,
}: CsvPages<Row>): AsyncGenerator<string> {
  yield csvStart + csvLine(headings);
  let written = 0;
  for (let page = 1; ; page += 1) {
    const rows = await readPage(page);
    if (rows.length === 0) break;
    yield rows.map((row) => csvLine(cells(row))).join('');
    written += rows.length;
  }
  if (most !== undefined && written >= most) yield csvLine([endsHere(most)]);
}
