import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { columnName, primaryColumns } from '#platform/privacy/column-names.ts';
import type { Who } from '#platform/privacy/types.ts';
import type { Step } from './plan.ts';

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

const keysOf = ({ entry }: Step) =>
  primaryColumns(entry).map((column) => ({ column, name: sql.identifier(columnName(column)) }));

/**
 * Stores which rows a step is about, before any step changes a row by which others are found. In the database, because
 * a person may have very many.
 * @returns how many there are
 */
export async function collectRows(tx: Transaction, step: Step, who: Who): Promise<number> {
  const keys = keysOf(step).map(({ column, name }) => sql`${column} as ${name}`);
  const rows = sql.identifier(step.rows);
  const { rowCount } = await tx.execute(sql`create temporary table ${rows} on commit drop as
    select ${list(keys)} from ${step.entry.table} where ${step.link.belongs(who)}`);
  return rowCount ?? 0;
}

/** The condition that a row of the step's table is one of those that were collected. */
export function isCollected(step: Step): SQL {
  const keys = keysOf(step);
  return sql`(${list(keys.map(({ column }) => sql`${column}`))})
    in (select ${list(keys.map(({ name }) => sql`${name}`))} from ${sql.identifier(step.rows)})`;
}
