import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';

export const removePhoto = jobKind<{ path: string }>('remove-photo');

/** A backup keeps every file in its place for as long as it takes: look again in so many seconds. */
const later = { ...removePhoto, delay: 60 };

/** Removes a photo that nobody shows any more. */
export const removePhotoWorker = ({ db, jobs, storage }: Platform) =>
  jobWorker(removePhoto, async ({ path }) => {
    const removed = await unlessBackup(db, () => storage.remove(path));
    if (!removed) await jobs.enqueue(db, later, { path });
  });
