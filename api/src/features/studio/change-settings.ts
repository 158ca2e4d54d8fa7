import { sql } from 'drizzle-orm';
import { type Capability, can, writeEntry } from '#features/content/index.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ChangeEntry } from './change-courses.ts';
import type { Person } from './scope.ts';

/**
 * Changes what concerns the whole installation, such as categories, one change after another, and writes the audit log
 * in the same transaction.
 * @param options.capability what the caller must be allowed
 * @throws AppError forbidden, and what `change` throws
 */
export async function changeSettings<Result>(
  db: Database,
  {
    caller,
    now,
    capability = 'settings:edit',
  }: { caller: Person; now: Date; capability?: Capability },
  change: (tx: Transaction) => Promise<{ result: Result; entry: ChangeEntry }>,
): Promise<{ result: Result; undo: number }> {
  if (!can(caller, capability)) throw new AppError('forbidden');
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('studio settings'))`);
    const { result, entry } = await change(tx);
    return { result, undo: await writeEntry(tx, { ...entry, person: caller.id, now }) };
  });
}
