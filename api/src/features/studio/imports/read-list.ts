import { imports as limits, orders } from '@nibras/contract/limits.ts';
import type {
  BadLine,
  ImportColumn,
  ListProblem,
  Separator,
} from '@nibras/contract/studio/imports.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { personName } from '@nibras/contract/wire.ts';
import { decodeFile, type Encoding } from '#platform/text/decode-text.ts';
import { findSeparator, parseTable, type TableRow } from '#platform/text/parse-table.ts';
import { columnsOfCells, columnsOfHeadings } from './list-columns.ts';
import { readAddress, visible } from './read-address.ts';

/** Somebody of a list. */
export interface ListedPerson {
  line: number;
  name: string;
  email: string;
  /** Null where there is none that can be called. */
  phone: string | null;
}

export interface PeopleList {
  problem: ListProblem | null;
  encoding: Encoding;
  separator: Separator;
  headings: string[] | null;
  columns: ImportColumn[];
  people: ListedPerson[];
  bad: BadLine[];
}

/** A line that is too long has no cells: nothing reads it, and it is named as a bad one. */
const withoutLongCells = (row: TableRow): TableRow =>
  row.text.length > limits.lineMaxLength ? { ...row, cells: [] } : row;

/** What stands first: something in brackets, or a word with an `@`. */
function addressIn(text: string): string | undefined {
  const inBrackets = /<[^<>]*>/.exec(text);
  const word = text.split(/\s+/).find((one) => one.includes('@'));
  if (!inBrackets || word === undefined) return word ?? inBrackets?.[0];
  return inBrackets.index <= text.indexOf(word) ? inBrackets[0] : word;
}

/** «أحمد علي a@b.com», with or without brackets, as the cells of a list without separators. */
function splitLine(row: TableRow): TableRow {
  const text = row.cells[0] ?? '';
  const address = addressIn(text);
  if (address === undefined) return row;
  const name = text
    .replace(address, ' ')
    .replace(/["'«»<>]/g, ' ')
    .trim();
  return { ...row, cells: [name, address] };
}

function readPhone(cell: string): string | null {
  const text = foldDigits(visible(cell));
  const digits = text.replace(/\D/g, '').length;
  const { least, most } = orders.phoneDigits;
  const fits = digits >= least && digits <= most && /^[+\d\s().-]+$/.test(text);
  return fits && text.length <= limits.phoneMaxLength ? text : null;
}

const cellsOf = (row: TableRow, columns: readonly ImportColumn[], wanted: ImportColumn) =>
  columns.flatMap((column, at) => (column === wanted ? [row.cells[at] ?? ''] : []));

/** One line, or what is wrong with it. */
function readPerson(
  row: TableRow,
  columns: readonly ImportColumn[],
): ListedPerson | Pick<BadLine, 'problem' | 'detail'> {
  if (row.text.length > limits.lineMaxLength) return { problem: 'line-long', detail: '' };
  if (row.openQuote) return { problem: 'quote-open', detail: '' };
  const read = readAddress(cellsOf(row, columns, 'email').find((cell) => cell !== '') ?? '');
  if ('problem' in read) return read;
  const { address } = read;
  // First and last name may be two columns.
  const typed = visible(cellsOf(row, columns, 'name').join(' '));
  const name = personName.safeParse(typed || address.slice(0, address.indexOf('@')));
  if (!name.success) {
    const isLong = name.error.issues.some(({ code }) => code === 'too_big');
    return { problem: isLong ? 'name-long' : 'name-wrong', detail: typed.slice(0, 60) };
  }
  const phone = readPhone(cellsOf(row, columns, 'phone')[0] ?? '');
  return { line: row.line, name: name.data, email: address, phone };
}

const shortened = (text: string) =>
  text.length > limits.badLineMaxLength ? `${text.slice(0, limits.badLineMaxLength)}…` : text;

/** Reads every line; of two with one address the first counts. */
function readLines(rows: readonly TableRow[], columns: readonly ImportColumn[]) {
  const people = new Map<string, ListedPerson>();
  const bad: BadLine[] = [];
  for (const row of rows) {
    const read = readPerson(row, columns);
    const at = { line: row.line, text: shortened(row.text) };
    if ('problem' in read) bad.push({ ...at, ...read });
    else {
      const first = people.get(read.email)?.line;
      if (first === undefined) people.set(read.email, read);
      else bad.push({ ...at, problem: 'address-twice', detail: read.email, first });
    }
  }
  return { people: [...people.values()], bad };
}

/** A table that a program keeps in a format of its own. */
const isBinary = (bytes: Uint8Array, text: string): boolean =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) ||
  (bytes[0] === 0xd0 && bytes[1] === 0xcf) ||
  text.includes('\u0000');

/**
 * Reads a list of people: a file of any table program saved as text, or what was pasted. Encoding, separator, headings
 * and columns are found out (docs/behaviour/enrolments.md#lists).
 */
export function readPeopleList(bytes: Uint8Array): PeopleList {
  const { text: decoded, encoding } = decodeFile(bytes);
  const text = decoded.replace(/^\ufeff/, '');
  const found = findSeparator(text);
  const read = (problem: ListProblem | null, rest: Partial<PeopleList> = {}): PeopleList => ({
    problem,
    encoding,
    separator: found ?? 'none',
    headings: null,
    columns: [],
    people: [],
    bad: [],
    ...rest,
  });
  if (isBinary(bytes, text)) return read('binary');
  const parsed = parseTable(text, found).map(withoutLongCells);
  const rows = found ? parsed : parsed.map(splitLine);
  const [first, ...others] = rows;
  if (!first) return read('empty');
  const named = columnsOfHeadings(first.cells);
  const body = named ? others : rows;
  const headings = named && first.cells;
  if (body.length === 0) return read('empty', { headings });
  if (body.length > limits.maxLines) return read('too-many-lines', { headings });
  const columns = columnsOfCells(
    body.map(({ cells }) => cells),
    named,
  );
  if (!columns.includes('email')) return read('no-address-column', { headings, columns });
  return read(null, { headings, columns, ...readLines(body, columns) });
}
