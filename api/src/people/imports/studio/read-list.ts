import { imports as limits, orders } from '@nibras/contract/limits.ts';
import type {
  BadLine,
  ImportColumn,
  LineLoss,
  ListProblem,
  LossyLine,
  Separator,
} from '@nibras/contract/people/imports/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { withoutEnds } from '@nibras/contract/text/ends.ts';
import { personName } from '@nibras/contract/wire.ts';
import { decodeFile, type Encoding } from '#platform/text/decode-text.ts';
import {
  findSeparator,
  parseTable,
  type TableRow,
  type TableSeparator,
  tableSeparators,
} from '#platform/text/parse-table.ts';
import { columnsOf, namedBy } from './list-columns.ts';
import { readAddress, visible } from './read-address.ts';

/** A person of a list. */
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
  /** The first rows with their cells. */
  preview: string[][];
  people: ListedPerson[];
  bad: BadLine[];
  /** What was lost of lines that are taken. */
  lossy: LossyLine[];
}

/** A line that is too long has no cells: nothing reads it, and it is named as a bad one. */
const withoutLongCells = (row: TableRow): TableRow =>
  row.text.length > limits.lineMaxLength ? { ...row, cells: [] } : row;

/** The line between the headings and the rows of a table in Markdown. */
const isRule = ({ cells }: TableRow) => cells.every((cell) => /^[:\s-]*$/.test(cell));

/** What stands first: something in brackets, or a word with an `@`. */
function addressIn(text: string): string | undefined {
  const inBrackets = /<[^<>]*>/.exec(text);
  const word = text.split(/[\s,;،؛]+/).find((one) => one.includes('@'));
  if (!inBrackets || word === undefined) return word ?? inBrackets?.[0];
  return inBrackets.index <= text.indexOf(word) ? inBrackets[0] : word;
}

/** «[9:14 م، 2026/11/20] » and «20/11/2026, 9:14 م - », with which chats begin a line that is copied from them. */
const chatTimes = [
  /^\[[\d\s/.,:،-]{3,30}(?:[صم]|am|pm)?[\d\s/.,:،-]{0,20}\]\s?/i,
  /^\d{1,4}\/\d{1,2}\/\d{2,4}[,،]?\s[\d:]{4,8}\s?(?:[صم]|am|pm)?\s?-\s/i,
];
const withoutChatTime = (text: string): string => {
  const plain = foldDigits(visible(text));
  return chatTimes.reduce((rest, time) => rest.replace(time, ''), plain);
};
const isChat = (text: string): boolean => {
  const [first = ''] = text
    .trimStart()
    .slice(0, limits.lineMaxLength)
    .split(/[\r\n]/);
  return withoutChatTime(first) !== foldDigits(visible(first));
};

const phoneInLine = /\+?\d[\d ().-]{6,18}\d/;

/** The name in what stands beside an address. Of a chat's line that is who wrote it, unless it was a number. */
function nameBeside(others: string, isFromChat: boolean): string {
  const [sender = '', ...message] = others.split(':');
  const name = isFromChat && message.length > 0 && /\p{L}/u.test(sender) ? sender : others;
  return visible(name.replace(/["'«»<>,;:،؛|]/g, ' '));
}

/** «أحمد علي a@b.com», with or without brackets, signs and a telephone number, as the cells of a list without separators. */
function splitLine(row: TableRow): TableRow {
  const text = withoutChatTime(row.text);
  const address = addressIn(text);
  if (address === undefined) return row;
  const others = withoutMark(text.replace(address, ' '));
  const phone = phoneInLine.exec(others)?.[0] ?? '';
  const isFromChat = text !== foldDigits(visible(row.text));
  return { ...row, cells: [nameBeside(others.replace(phone, ' '), isFromChat), address, phone] };
}
const splitColumns: ImportColumn[] = ['name', 'email', 'phone'];

/** What a line or a name begins with in a list: «1-», «٢)», «3.», «•»; and what stood between it and the address. */
function withoutMark(text: string): string {
  const begun = text.replace(/^\s*(?:[([]?[\d٠-٩]{1,4}\s?[-.)\]:،–—_/]+|[•·▪◦●○*–—-]+)\s*/u, '');
  return withoutEnds(begun, /[\s:،,;؛|–—_-]/);
}

/** A number that a table program has kept as a measure: its last digits are gone. */
const isMeasure = (text: string) => /^\d(?:[.,٫]\d+)?E\+?\d{1,2}$/i.test(text);

/** A telephone number; what stands there instead is a loss. */
function readPhone(cell: string): { phone: string | null; loss: LineLoss | null } {
  const text = foldDigits(visible(cell));
  if (text === '' || !/\d/.test(text)) return { phone: null, loss: null };
  if (isMeasure(text)) return { phone: null, loss: 'phone-number' };
  const digits = text.replace(/\D/g, '').length;
  const { least, most } = orders.phoneDigits;
  const fits = digits >= least && digits <= most && /^[+\d\s().-]+$/.test(text);
  return fits && text.length <= limits.phoneMaxLength
    ? { phone: text, loss: null }
    : { phone: null, loss: 'phone-wrong' };
}

const cellsOf = (row: TableRow, columns: readonly ImportColumn[], wanted: ImportColumn) =>
  columns.flatMap((column, at) => (column === wanted ? [row.cells[at] ?? ''] : []));

/** The name of a line: the whole, or its parts in the order in which they are said. */
function nameOf(row: TableRow, columns: readonly ImportColumn[]): string {
  const parts = (['name', 'first-name', 'family-name'] as const).flatMap((column) =>
    cellsOf(row, columns, column),
  );
  return withoutMark(visible(parts.join(' ')));
}

type Read = { person: ListedPerson; losses: Omit<LossyLine, 'line'>[] };

/** One line, or what is wrong with it. */
function readPerson(
  row: TableRow,
  columns: readonly ImportColumn[],
): Read | Pick<BadLine, 'problem' | 'detail'> {
  if (row.text.length > limits.lineMaxLength) return { problem: 'line-long', detail: '' };
  if (row.openQuote) return { problem: 'quote-open', detail: '' };
  const read = readAddress(cellsOf(row, columns, 'email').find((cell) => cell !== '') ?? '');
  if ('problem' in read) return read;
  const { address } = read;
  const typed = nameOf(row, columns);
  const name = personName.safeParse(typed || address.slice(0, address.indexOf('@')));
  if (!name.success) {
    const isLong = name.error.issues.some(({ code }) => code === 'too_big');
    return { problem: isLong ? 'name-long' : 'name-wrong', detail: typed.slice(0, 60) };
  }
  const typedPhone = cellsOf(row, columns, 'phone')[0] ?? '';
  const { phone, loss } = readPhone(typedPhone);
  return {
    person: { line: row.line, name: name.data, email: address, phone },
    losses: [
      ...(loss ? [{ loss, detail: visible(typedPhone).slice(0, 60) }] : []),
      ...(name.data.includes('\ufffd') ? [{ loss: 'letters' as const, detail: name.data }] : []),
    ],
  };
}

const shortened = (text: string) =>
  text.length > limits.badLineMaxLength ? `${text.slice(0, limits.badLineMaxLength)}…` : text;

/** Reads every line; of two with one address the first counts. */
function readLines(rows: readonly TableRow[], columns: readonly ImportColumn[]) {
  const people = new Map<string, ListedPerson>();
  const bad: BadLine[] = [];
  const lossy: LossyLine[] = [];
  for (const row of rows) {
    const read = readPerson(row, columns);
    const at = { line: row.line, text: shortened(row.text) };
    if ('problem' in read) {
      bad.push({ ...at, ...read });
      continue;
    }
    const { person, losses } = read;
    const first = people.get(person.email)?.line;
    if (first === undefined) {
      people.set(person.email, person);
      lossy.push(...losses.map((loss) => ({ line: row.line, ...loss })));
    } else bad.push({ ...at, problem: 'address-twice', detail: person.email, first });
  }
  return { people: [...people.values()], bad, lossy };
}

/** A table that a program keeps in a format of its own. */
const isBinary = (bytes: Uint8Array, text: string): boolean =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) ||
  (bytes[0] === 0xd0 && bytes[1] === 0xcf) ||
  text.includes('\u0000');

/** The separator that a first line «sep=;» names for table programs, and the text without that line. */
function namedSeparator(text: string): { named: TableSeparator | null; rest: string } {
  const match = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i.exec(text);
  const named = tableSeparators.find((one) => one === match?.[1]) ?? null;
  // An empty line stands in its place, so that lines keep their numbers.
  return { named, rest: match ? `\n${text.slice(match[0].length)}` : text };
}

const isHeadingLike = (cell: string) => cell !== '' && !/[@\d.]/.test(foldDigits(cell));

/** Which of the first rows holds the headings; −1 for none. Above it there may be a title or the day of the export. */
function headingsRow(rows: readonly TableRow[]): number {
  const end = rows.findIndex(({ cells }) => cells.some((cell) => cell.includes('@')));
  const above = rows.slice(0, end === -1 ? 1 : Math.min(end, limits.titleRows));
  const counts = above.map(({ cells }) => namedBy(cells));
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.lastIndexOf(most);
  // Headings in another language: words where each row below has an address.
  const last = above.length - 1;
  const at = rows[end]?.cells.findIndex((cell) => cell.includes('@')) ?? -1;
  return at !== -1 && isHeadingLike(above[last]?.cells[at] ?? '') ? last : -1;
}

/**
 * Reads a list of people: a file of any table program saved as text, or what was pasted. Encoding, separator, headings
 * and columns are found out (docs/behaviour/enrolments.md#lists).
 * @param chosen what a person says that the columns are
 */
export function readPeopleList({
  bytes,
  chosen,
}: {
  bytes: Uint8Array;
  chosen?: readonly ImportColumn[] | undefined;
}): PeopleList {
  const { text: decoded, encoding } = decodeFile(bytes);
  const { named, rest } = namedSeparator(decoded.replace(/^\ufeff/, ''));
  const found = named ?? (isChat(rest) ? null : findSeparator(rest));
  const read = (problem: ListProblem | null, more: Partial<PeopleList> = {}): PeopleList => ({
    problem,
    encoding,
    separator: found ?? 'none',
    headings: null,
    columns: [],
    preview: [],
    people: [],
    bad: [],
    lossy: [],
    ...more,
  });
  if (isBinary(bytes, rest)) return read('binary');
  const parsed = parseTable(rest, found).map(withoutLongCells);
  const rows = parsed.filter((row) => row.cells.length === 0 || !isRule(row));
  if (rows.length === 0) return read('empty');
  if (!found) return readSplit(rows.map(splitLine), read);
  const at = headingsRow(rows);
  const headings = rows[at]?.cells ?? null;
  const body = rows.slice(at + 1);
  if (body.length === 0) return read('empty', { headings });
  if (body.length > limits.maxLines) return read('too-many-lines', { headings });
  const table = body.map(({ cells }) => cells);
  const columns = columnsFor(chosen, columnsOf(table, headings));
  const preview = table
    .slice(0, limits.previewRows)
    .map((cells) => columns.map((_, at) => (cells[at] ?? '').slice(0, limits.previewCellLength)));
  if (!columns.includes('email')) return read('no-address-column', { headings, columns, preview });
  return read(null, { headings, columns, preview, ...readLines(body, columns) });
}

/** What was chosen, where it fits the list: the same number of columns. */
const columnsFor = (
  chosen: readonly ImportColumn[] | undefined,
  found: ImportColumn[],
): ImportColumn[] => (chosen?.length === found.length ? [...chosen] : found);

/** A list without separators: each line is an address with or without more. */
function readSplit(
  rows: readonly TableRow[],
  read: (problem: ListProblem | null, more?: Partial<PeopleList>) => PeopleList,
): PeopleList {
  const [first, ...others] = rows;
  const hasAddress = (row: TableRow | undefined) => row?.cells.some((cell) => cell.includes('@'));
  const headings =
    !hasAddress(first) && namedBy(first?.cells ?? []) > 0 ? (first?.cells ?? null) : null;
  const body = headings ? others : rows;
  if (body.length === 0) return read('empty', { headings });
  if (body.length > limits.maxLines) return read('too-many-lines', { headings });
  if (!body.some(hasAddress)) return read('no-address-column', { headings });
  return read(null, { headings, columns: splitColumns, ...readLines(body, splitColumns) });
}
