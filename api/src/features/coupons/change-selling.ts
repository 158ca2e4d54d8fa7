import { can, type NewEntry, writeEntry } from '#features/content/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

export type Seller = Pick<Caller, 'id' | 'role'>;

/** @throws AppError forbidden for those who do not sell */
export function requireSeller(caller: Seller): void {
  if (!can(caller, 'selling:manage')) throw new AppError('forbidden');
}

type Entry = Omit<NewEntry, 'person' | 'now'>;

/**
 * Changes what is sold, and writes the audit log in the same transaction.
 * @throws AppError forbidden, and what `change` throws
 */
export async function changeSelling<Result>(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  caller: Seller,
  change: (tx: Transaction, now: Date) => Promise<{ result: Result; entry: Entry }>,
): Promise<{ result: Result; undo: number }> {
  requireSeller(caller);
  const time = now();
  return db.transaction(async (tx) => {
    const { result, entry } = await change(tx, time);
    return { result, undo: await writeEntry(tx, { ...entry, person: caller.id, now: time }) };
  });
}
