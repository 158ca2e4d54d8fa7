import { and, eq, sql } from 'drizzle-orm';
import type { Undoing } from '#platform/audit/undo.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable } from '#platform/database/database.ts';
import { codeBatches } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

interface CancelCodes {
  caller: Person;
  batch: number;
  /** The first and the last number; without them the whole batch. */
  from?: number | undefined;
  to?: number | undefined;
}

/** When codes were cancelled, by which an undo finds them. */
export interface CancelledCodes {
  at: string;
}

/**
 * Cancels unused codes of a batch: all, or those of a lost sheet by their numbers. Used ones stay as they are.
 * @returns how many, and the entry of the audit log by which it can be undone
 * @throws AppError batch-not-found, invalid-input
 */
export async function cancelCodes(
  { db, ...platform }: Pick<Platform, 'now'> & { db: Queryable },
  { caller, batch, from, to }: CancelCodes,
): Promise<{ cancelled: number; undo: number | null }> {
  const now = platform.now();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(codeBatches)
      .where(eq(codeBatches.id, batch))
      .for('no key update');
    const { name, count, cancelledAt } = orThrow(row, 'batch-not-found');
    const first = from ?? 1;
    const last = to ?? (from === undefined ? count : from);
    if (last < first || last > count) {
      const errors = { to: ['اكتب أرقامًا من أرقام هذه الأكواد، الأصغر أولًا.'] };
      throw new AppError('invalid-input', { errors });
    }
    const at = now.toISOString();
    const { rowCount } =
      await tx.execute(sql`update pack_codes set cancelled_at = ${at}::timestamptz
      where batch_id = ${batch} and number between ${first} and ${last}
        and redeemed_at is null and cancelled_at is null`);
    const cancelled = rowCount ?? 0;
    if (cancelled === 0) return { cancelled, undo: null };
    const whole = first === 1 && last === count;
    if (whole && cancelledAt === null) {
      const by = { cancelledAt: now, cancelledBy: caller.id };
      await tx.update(codeBatches).set(by).where(eq(codeBatches.id, batch));
    }
    const undo = await writeEntry(tx, {
      person: caller.id,
      action: 'codes-cancelled',
      kind: 'code-batch',
      itemId: batch,
      name,
      details: {
        count: cancelled,
        ...(!whole && { from: String(first), to: String(last) }),
        undo: { at } satisfies CancelledCodes,
      },
      changed: [`code-batch:${batch}:cancelled:${at}`],
      now,
    });
    return { cancelled, undo };
  });
}

/**
 * Cancels what is left of several batches, all or none.
 * @returns how many codes, with an entry of the audit log for each batch that had some
 * @throws AppError batch-not-found
 */
export const cancelBatches = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, batches }: { caller: Person; batches: readonly number[] },
): Promise<{ changed: number; undo: number[] }> =>
  db.transaction(async (tx) => {
    const all = { changed: 0, undo: [] as number[] };
    // In the order of the ids, so that two never wait for each other in a circle.
    for (const batch of [...new Set(batches)].toSorted((one, other) => one - other)) {
      const { cancelled, undo } = await cancelCodes({ db: tx, now }, { caller, batch });
      all.changed += cancelled;
      if (undo !== null) all.undo.push(undo);
    }
    return all;
  });

/** Makes the codes of one cancellation valid again. */
export async function undoCancel({
  tx,
  entry,
  data: { at },
}: Undoing<CancelledCodes>): Promise<void> {
  const { rowCount } = await tx.execute(sql`update pack_codes set cancelled_at = null
    where batch_id = ${entry.itemId} and cancelled_at = ${at}::timestamptz`);
  if (!rowCount) throw new AppError('undo-too-late');
  await tx
    .update(codeBatches)
    .set({ cancelledAt: null, cancelledBy: null })
    .where(and(eq(codeBatches.id, entry.itemId), eq(codeBatches.cancelledAt, new Date(at))));
}
