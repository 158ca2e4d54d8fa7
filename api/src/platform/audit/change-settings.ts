import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import type { Person } from '../http/access.ts';
import type { ChangeEntry } from './write-entry.ts';
import { writeEntry } from './write-entry.ts';

/**
 * Changes what concerns the whole installation, such as categories, one change after another, and writes the audit log
 * in the same transaction.
 * @throws what `change` throws
 */
export async function changeSettings<Result>(
  db: Database,
  { caller, now }: { caller: Person; now: Date },
  change: (tx: Transaction) => Promise<{ result: Result; entry: ChangeEntry }>,
): Promise<{ result: Result; undo: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('studio settings'))`);
    const { result, entry } = await change(tx);
    return { result, undo: await writeEntry(tx, { ...entry, person: caller.id, now }) };
  });
}
