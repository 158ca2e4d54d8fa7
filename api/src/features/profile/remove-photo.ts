import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';

export const removePhoto = jobKind<{ path: string }>('remove-photo');

/** No file is removed during a backup; retry after this many seconds. */
const retryLater = { ...removePhoto, delay: 60 };

/** Removes a photo that is no longer used. */
export const removePhotoWorker = ({ db, jobs, storage }: Platform) =>
  jobWorker(removePhoto, async ({ path }) => {
    const removed = await unlessBackup(db, () => storage.remove(path));
    if (!removed) await jobs.enqueue(db, retryLater, { path });
  });
