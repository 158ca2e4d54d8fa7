import initSqlJs from 'sql.js';
import type { RunError } from '#assessment/runner/index.ts';
import { describe, execute, StatementError } from '../../../../runner/workers/sql-statements.ts';

const engine = await initSqlJs();

/**
 * Runs statements as the runner does, after those that make the tables.
 * @returns the error; null where all went well
 */
export function runSql(tables: string, program: string): RunError | null {
  const database = new engine.Database();
  database.exec(tables);
  try {
    execute(database, { name: 'main.sql', code: program }, () => undefined);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof StatementError)) throw thrown;
    return describe(thrown);
  } finally {
    database.close();
  }
}
