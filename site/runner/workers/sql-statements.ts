import type { Database } from 'sql.js';
import type { RunError, RunTable } from '#assessment/runner/types.ts';
import { tableText } from './javascript/table.ts';

const rowsMax = 1000;

/** A failed statement: its text and where it begins. */
export class StatementError extends Error {
  readonly file: string;
  readonly statement: string;
  readonly line: number;
  constructor(message: string, place: Pick<StatementError, 'file' | 'statement' | 'line'>) {
    super(message);
    this.file = place.file;
    this.statement = place.statement;
    this.line = place.line;
  }
}

const linesBefore = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Bytes are shown as SQL writes them. */
const cell = (value: unknown) =>
  value instanceof Uint8Array
    ? `x'${[...value].map((byte) => byte.toString(16).padStart(2, '0')).join('')}'`
    : value;

/** Runs the statements of a text one after the other, and tells the rows of each. */
export function execute(
  database: Database,
  { name, code }: { name: string; code: string },
  onTable: (table: RunTable, text: string) => void,
): void {
  const statements = database.iterateStatements(code);
  for (;;) {
    const rest = statements.getRemainingSQL();
    const start = code.length - rest.length;
    const begin = start + (/^(\s|--.*\n|\/\*[\s\S]*?\*\/)*/.exec(rest)?.[0].length ?? 0);
    try {
      const { value: statement, done } = statements.next();
      if (done) return;
      const columns = statement.getColumnNames();
      const rows: unknown[][] = [];
      let total = 0;
      let text = columns.length > 0 ? tableText({ columns, rows: [] }) : '';
      while (statement.step()) {
        const row = statement.get().map(cell);
        total += 1;
        text += tableText({ columns: row as string[], rows: [] });
        if (rows.length < rowsMax) rows.push(row);
      }
      if (columns.length > 0) onTable({ columns, rows, total }, text);
    } catch (error) {
      const end = code.length - statements.getRemainingSQL().length;
      const statement = code.slice(begin, end > begin ? end : undefined);
      const { message } = error as Error;
      throw new StatementError(message, {
        file: name,
        statement,
        line: linesBefore(code, begin),
      });
    }
  }
}

/** The line of the word that SQLite names (`near "FORM"`, `no such column: nam`), else that of the statement. */
export function describe(error: StatementError): RunError {
  const { message, file, statement, line } = error;
  const named = /near "([^"]+)": syntax error|: ([\w."]+)$/.exec(message);
  const word = named?.[1] ?? named?.[2]?.split('.').at(-1);
  const index = word ? statement.indexOf(word) : -1;
  const before = index < 0 ? '' : statement.slice(0, index);
  const at = line + before.split('\n').length - 1;
  const column = index < 0 ? null : before.length - before.lastIndexOf('\n');
  return { name: 'SqlError', message, file, line: at, column, traceback: `SqlError: ${message}` };
}
