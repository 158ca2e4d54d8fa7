import { privacy as limits } from '@nibras/contract/people/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { markReminded, unremindedDeletions } from './queries.ts';
import { tell } from './tell.ts';

/**
 * Reminds people two days before their account is deleted. Where that comes late, as after a restore or a long outage, the
 * deletion waits two days more: nobody's account is deleted without this mail before.
 */
export async function remindOfDeletions(platform: Platform): Promise<void> {
  const { db, now } = platform;
  const time = now().getTime();
  const [soon, late] = [time + limits.deletionReminder, time + limits.deletionReminder / 2];
  for (const { id } of await unremindedDeletions(db, new Date(soon))) {
    await db.transaction(async (tx) => {
      const row = await markReminded(tx, id, {
        now: new Date(time),
        late: new Date(late),
        dueAt: new Date(soon),
      });
      if (row) await tell(platform, tx, { what: 'soon', ...row });
    });
  }
}
