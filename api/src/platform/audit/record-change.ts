import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { type ChangeEntry, writeEntry } from './write-entry.ts';

interface Change {
  caller: Pick<Person, 'id'>;
  /** Changes of the same name run one after another, such as those of the categories. */
  queue?: string;
}

/**
 * Makes a change of the studio and writes its entry of the audit log in the same transaction.
 * @param change returns what the caller needs, and the entry, by which the change can be undone
 * @throws what `change` throws
 */
export async function recordChange<Result>(
  { db, now }: Pick<Platform, 'now'> & { db: Queryable },
  { caller, queue }: Change,
  change: (tx: Transaction, now: Date) => Promise<{ result: Result; entry: ChangeEntry }>,
): Promise<{ result: Result; undo: number }> {
  const time = now();
  return db.transaction(async (tx) => {
    if (queue) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${queue}))`);
    const { result, entry } = await change(tx, time);
    return { result, undo: await writeEntry(tx, { ...entry, person: caller.id, now: time }) };
  });
}
