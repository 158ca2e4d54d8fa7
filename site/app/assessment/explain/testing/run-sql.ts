import { DatabaseSync } from 'node:sqlite';
import type { RunError } from '#assessment/runner/index.ts';

/** The line of the word that the message names, as the runner finds it. */
function lineOf(program: string, message: string): number {
  const word = /near "(.+?)": syntax error|: ([\w."]+)$/.exec(message);
  const at = program.indexOf(word?.[1] ?? word?.[2] ?? '\0');
  const begin = program.search(/\S/);
  return program.slice(0, at < 0 ? begin : at).split('\n').length;
}

/** Runs statements in SQLite after those that make the tables. @returns the error; null where all went well */
export function runSql(tables: string, program: string): RunError | null {
  const database = new DatabaseSync(':memory:');
  database.exec(tables);
  try {
    database.exec(program);
    return null;
  } catch (thrown) {
    const { message } = thrown as Error;
    const line = lineOf(program, message);
    return { name: 'SqlError', message, line, column: null, file: 'main.sql', traceback: message };
  } finally {
    database.close();
  }
}
