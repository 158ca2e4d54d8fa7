import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';

/** Tried for about a day: a backup keeps every file in its place for as long as it takes. */
export const removePhoto = jobKind<{ path: string }>('remove-photo', { retries: 12 });

/** Removes a photo that nobody shows any more. */
export const removePhotoWorker = ({ db, storage }: Platform) =>
  jobWorker(removePhoto, async ({ path }) => {
    if (!(await unlessBackup(db, () => storage.remove(path)))) {
      throw new Error('a backup is under way');
    }
  });
