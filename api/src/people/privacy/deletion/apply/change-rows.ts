import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#platform/database/database.ts';
import { columnOf } from '#platform/privacy/column-names.ts';
import type { ClearedValue, Who } from '#platform/privacy/types.ts';
import { isCollected } from './own-rows.ts';
import type { Step } from './plan.ts';
import { redacted } from './redact.ts';

interface Deleted {
  who: Who;
  now: Date;
}

const cleared = (set: Record<string, ClearedValue>, deleted: Deleted) =>
  Object.entries(set).map(([key, value]) => [
    key,
    typeof value === 'function' ? value(deleted) : value,
  ]);

/** Does with the collected rows of a step what its rule says, by one statement. */
export async function changeRows(tx: Transaction, step: Step, deleted: Deleted): Promise<void> {
  const { entry, rule } = step;
  const table: PgTable = entry.table;
  if (rule.do === 'keep') return;
  if (rule.do === 'remove') {
    await tx.delete(table).where(isCollected(step));
    return;
  }
  const values =
    rule.do === 'clear'
      ? cleared(rule.set, deleted)
      : rule.columns.map((key) => [key, redacted(columnOf(entry, key), deleted.who)]);
  await tx.update(table).set(Object.fromEntries(values)).where(isCollected(step));
}
