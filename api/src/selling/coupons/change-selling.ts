import { type NewEntry, writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';

type Entry = Omit<NewEntry, 'person' | 'now'>;

/**
 * Changes what is sold, and writes the audit log in the same transaction.
 * @throws AppError forbidden, and what `change` throws
 */
export async function changeSelling<Result>(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  caller: Person,
  change: (tx: Transaction, now: Date) => Promise<{ result: Result; entry: Entry }>,
): Promise<{ result: Result; undo: number }> {
  const time = now();
  return db.transaction(async (tx) => {
    const { result, entry } = await change(tx, time);
    return { result, undo: await writeEntry(tx, { ...entry, person: caller.id, now: time }) };
  });
}
