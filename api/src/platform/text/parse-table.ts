/** A line of a table, which may go over several lines of the text where a cell in quotes has line breaks. */
export interface TableRow {
  /** The number of its first line in the text, from 1. */
  line: number;
  cells: string[];
  /** As it stands in the text. */
  text: string;
  /** A quote that begins a cell and is not closed; the rest of its line is that cell. */
  openQuote: boolean;
}

export const tableSeparators = ['\t', ';', ',', '؛', '،', '|'] as const;
export type TableSeparator = (typeof tableSeparators)[number];

/** A cell in quotes that is longer than this has lost its closing one. */
const cellMaxLines = 20;

interface Cell {
  text: string;
  /** The index after the cell, at its separator, a line break or the end. */
  end: number;
  open: boolean;
}

const isLineEnd = (char: string | undefined) =>
  char === undefined || char === '\n' || char === '\r';

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (!isLineEnd(text[end]) && text[end] !== separator) end += 1;
  return { text: text.slice(from, end), end, open: false };
}

/** A cell in quotes; two quotes inside are one. Null where the closing one is missing. */
function quotedCell(text: string, from: number, separator: string): Cell | null {
  let value = '';
  let lines = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\n') lines += 1;
    if (lines > cellMaxLines) return null;
    if (char !== '"') value += char;
    else if (text[at + 1] === '"') {
      value += '"';
      at += 1;
    } else {
      const rest = plainCell(text, at + 1, separator);
      return { text: value + rest.text.trimEnd(), end: rest.end, open: false };
    }
  }
  return null;
}

function cellAt(text: string, from: number, separator: string): Cell {
  let start = from;
  while (text[start] === ' ') start += 1;
  if (text[start] !== '"') return plainCell(text, from, separator);
  const quoted = quotedCell(text, start, separator);
  if (quoted) return quoted;
  let end = start;
  while (!isLineEnd(text[end])) end += 1;
  return { text: text.slice(start, end), end, open: true };
}

/**
 * Splits a table (CSV by RFC 4180, with any of the usual separators) into its rows. Rows without text are left out. A
 * quote that is not closed spoils its own line only.
 */
export function parseTable(text: string, separator: TableSeparator | null): TableRow[] {
  const rows: TableRow[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const start = at;
    const cells: string[] = [];
    let openQuote = false;
    for (;;) {
      const cell = separator ? cellAt(text, at, separator) : plainCell(text, at, '\n');
      cells.push(cell.text.trim());
      openQuote ||= cell.open;
      at = cell.end;
      if (isLineEnd(text[at])) break;
      at += 1;
    }
    const source = text.slice(start, at);
    if (cells.some((cell) => cell !== ''))
      rows.push({ line, cells, text: source.trim(), openQuote });
    line += source.split(/\r\n|\r|\n/).length;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

/** The separator that splits the most of the first lines into the same number of cells; null for none. */
export function findSeparator(text: string): TableSeparator | null {
  const head = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .slice(0, 50)
    .join('\n');
  let best: { separator: TableSeparator; lines: number } | null = null;
  for (const separator of tableSeparators) {
    const sizes = new Map<number, number>();
    const rows = parseTable(head, separator);
    // A sign that stands in few lines is a part of their texts.
    if (rows.filter(({ cells }) => cells.length > 1).length * 2 < rows.length) continue;
    for (const { cells } of rows) {
      if (cells.length > 1) sizes.set(cells.length, (sizes.get(cells.length) ?? 0) + 1);
    }
    const lines = Math.max(0, ...sizes.values());
    if (lines > (best?.lines ?? 0)) best = { separator, lines };
  }
  return best?.separator ?? null;
}
