import type { Platform } from '#platform/platform.ts';
import { logDeletion } from './log-deletion.ts';
import { endDeletion } from './queries.ts';
import { tell } from './tell.ts';

/** Takes a person's request back and tells them; without a waiting one it does nothing. */
export async function cancelDeletion(
  platform: Platform,
  { personId }: { personId: number },
): Promise<void> {
  const { db, now } = platform;
  await db.transaction(async (tx) => {
    const time = now();
    const row = await endDeletion(tx, { personId }, { state: 'cancelled', finishedAt: time });
    if (!row) return;
    await tell(platform, tx, { what: 'cancelled', personId, dueAt: row.dueAt });
    await logDeletion(tx, { personId, action: 'deletion-cancelled', by: personId, now: time });
  });
}
