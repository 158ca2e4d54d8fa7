import pg from 'pg';
import { vi } from 'vitest';

/** A node of a plan, as `EXPLAIN (FORMAT JSON)` writes it. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** A statement with the number of rows that it read of each table. */
export interface Reading {
  text: string;
  rows: number;
  tables: Readonly<Record<string, number>>;
}

interface Statement {
  text: string;
  values: unknown[];
}

/** The rows that the scans of a plan read, of tables or their indexes: those that they return and those that they drop. */
function addRows(node: PlanNode, tables: Record<string, number>): Record<string, number> {
  const table = node['Relation Name'];
  if (table !== undefined) {
    const each =
      node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    tables[table] = (tables[table] ?? 0) + Math.round(each * node['Actual Loops']);
  }
  for (const part of node.Plans ?? []) addRows(part, tables);
  return tables;
}

/** The statement of a call of the driver's `query`, which takes a text or an object. */
function statementOf([config, values]: unknown[]): Statement {
  const { text, values: own } =
    typeof config === 'string' ? { text: config } : (config as Partial<Statement>);
  return { text: text ?? '', values: (values as unknown[] | undefined) ?? own ?? [] };
}

/** How many rows a statement reads, by PostgreSQL's own count. */
async function readingOf(client: pg.PoolClient, { text, values }: Statement): Promise<Reading> {
  // Rolled back, since a function in a statement may write.
  await client.query('begin');
  const explain = `explain (analyze, timing off, format json) ${text}`;
  const { rows } = await client.query(explain, values);
  await client.query('rollback');
  const tables = addRows(rows[0]['QUERY PLAN'][0].Plan, {});
  return { text, tables, rows: Object.values(tables).reduce((sum, read) => sum + read, 0) };
}

/**
 * Returns a function that makes a request and says how many rows each of its queries has read. It sees the statements of
 * every connection of this process, so that nothing else may run at the same time.
 * @param settings of PostgreSQL for the plans
 */
export function countRowsRead(pool: pg.Pool, settings: Readonly<Record<string, string>> = {}) {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  return async (request: () => Promise<unknown>): Promise<Reading[]> => {
    queries.mockClear();
    await request();
    const seen = queries.mock.calls
      .map((args) => statementOf(args))
      // The queue of jobs asks by itself.
      .filter(({ text }) => /^\s*(?:select|with)\b/i.test(text) && !text.includes('pgboss'));
    const client = await pool.connect();
    try {
      for (const [name, value] of Object.entries(settings)) {
        await client.query(`set ${name} = ${value}`);
      }
      const readings: Reading[] = [];
      for (const statement of seen) readings.push(await readingOf(client, statement));
      return readings;
    } finally {
      // Closed, so that the settings end with it.
      client.release(true);
    }
  };
}
