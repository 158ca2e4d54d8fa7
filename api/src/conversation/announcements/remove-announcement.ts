import { eq, sql } from 'drizzle-orm';
import type { Undoing } from '#platform/audit/undo.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import { announcements } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { entryOf } from './entry.ts';

import { lockAnnouncement } from './queries.ts';

/**
 * Removes a draft. What was sent stays, because its recipients have it.
 * @throws AppError announcement-not-found, wrong-state unless it is a draft
 * @returns the entry of the audit log by which it can be undone
 */
export async function removeAnnouncement(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, id }: { caller: Person; id: number },
): Promise<number> {
  const time = now();
  return db.transaction(async (tx) => {
    const row = await lockAnnouncement(tx, id, caller);
    if (row.state !== 'draft') throw new AppError('wrong-state');
    await tx.update(announcements).set({ deletedAt: time }).where(eq(announcements.id, id));
    return writeEntry(tx, {
      ...entryOf(row),
      person: caller.id,
      action: 'announcement-removed',
      details: { undo: {} },
      now: time,
    });
  });
}

/** Brings a removed draft back. @throws AppError undo-too-late */
export async function undoRemove({ tx, entry }: Undoing): Promise<void> {
  const [row] = await tx
    .update(announcements)
    .set({ deletedAt: null })
    .where(sql`${announcements.id} = ${entry.itemId} and ${announcements.deletedAt} is not null`)
    .returning({ id: announcements.id });
  if (!row) throw new AppError('undo-too-late');
}
