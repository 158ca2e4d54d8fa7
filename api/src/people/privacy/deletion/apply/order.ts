import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { people } from '#platform/database/schema/index.ts';
import type { Step } from './plan.ts';

const refersTo = (table: PgTable): PgTable[] =>
  getTableConfig(table).foreignKeys.map(({ reference }) => reference().foreignTable);

/** Some tables, each before those that it refers to; tables that refer to each other in any order. */
function byReference(tables: readonly PgTable[]): PgTable[] {
  const ordered: PgTable[] = [];
  const seen = new Set<PgTable>();
  const visit = (table: PgTable) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const target of refersTo(table)) if (tables.includes(target)) visit(target);
    ordered.unshift(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}

const stages = ['redact', 'clear', 'remove'];

/**
 * The steps in the order in which they are done: rows that stay before rows that go, no row before one that refers to it, and
 * the account itself last.
 */
export function inOrder(steps: readonly Step[]): Step[] {
  const tables = byReference([...new Set(steps.map(({ entry }) => entry.table))]);
  const stage = ({ entry, rule }: Step) =>
    entry.table === people ? stages.length : stages.indexOf(rule.do);
  const place = ({ entry }: Step) => tables.indexOf(entry.table);
  return steps.toSorted((a, b) => stage(a) - stage(b) || place(a) - place(b));
}
