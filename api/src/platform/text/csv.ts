/** Begins the file: without it spreadsheets read UTF-8 as another encoding. */
export const csvStart = '\uFEFF';

/** A spreadsheet takes a cell that begins with one of these for a formula, which could run commands or leak cells. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  // The apostrophe says that a text follows; the cell shows it only while it is edited.
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180), with its end. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;
