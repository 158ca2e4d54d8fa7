import { media as limits } from '@nibras/contract/limits.ts';
import { lt } from 'drizzle-orm';
import { uploads } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';
import { removeUpload } from './remove-upload.ts';

/** Removes uploads that have received nothing for a day, and the records of finished ones. */
export async function removeAbandonedUploads(platform: Platform): Promise<void> {
  const { db, log, now } = platform;
  const before = new Date(now().getTime() - limits.unfinishedFor);
  const old = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.updatedAt, before));
  let removed = 0;
  for (const { id } of old) {
    // The next run tries again.
    if (!(await unlessBackup(db, async () => void (await removeUpload(platform, id))))) break;
    removed += 1;
  }
  if (removed > 0) log.info({ removed }, 'removed uploads that nobody finished');
}
