import type { RunTable } from '#assessment/runner/types.ts';
import { inspect } from './inspect.ts';

const rowsMax = 1000;
const indexColumn = '(index)';
const valueColumn = 'Values';

/** What may be sent to the page: texts for everything that is not simple. */
const cell = (value: unknown) =>
  value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : typeof value === 'string'
      ? value
      : inspect(value);

/** The table of an array or object as `console.table` shows it; null for other values. */
export function tableOf(value: unknown): RunTable | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries: [unknown, unknown][] =
    value instanceof Map ? [...value] : Object.entries(value as object);
  const columns: string[] = [];
  let hasValues = false;
  const shown = entries.slice(0, rowsMax);
  for (const [, row] of shown) {
    if (typeof row !== 'object' || row === null) hasValues = true;
    else for (const key of Object.keys(row)) if (!columns.includes(key)) columns.push(key);
  }
  const rows = shown.map(([key, row]) => {
    const fields = typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {};
    const cells = columns.map((column) => cell(fields[column]));
    return [cell(key), ...cells, ...(hasValues ? [row === fields ? '' : cell(row)] : [])];
  });
  return {
    columns: [indexColumn, ...columns, ...(hasValues ? [valueColumn] : [])],
    rows,
    total: entries.length,
  };
}

const cellText = (value: unknown) =>
  value === null ? 'NULL' : value === undefined ? '' : String(value);

/** A table as the lines that tests compare: the columns, then a line for each row. */
export function tableText({ columns, rows }: RunTable): string {
  return [columns, ...rows].map((row) => `${row.map(cellText).join(' | ')}\n`).join('');
}
