import type { Transaction } from '#platform/database/database.ts';
import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';
import { removeWithResized } from '#platform/storage/pictures.ts';

const removePhoto = jobKind<{ path: string }>('remove-photo');

/** The names generated here. Other files are never removed, because several people may share them. */
const generatedName = /^people\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/** Queues the removal of a photo that nobody uses any more. */
export async function queuePhotoRemoval(
  tx: Transaction,
  { jobs }: Pick<Platform, 'jobs'>,
  path: string | null,
): Promise<void> {
  if (path && generatedName.test(path)) await jobs.enqueue(tx, removePhoto, { path });
}

/** No file is removed during a backup; retry after this many seconds. */
const retryLater = { ...removePhoto, delay: 60 };

/** Removes a photo that is no longer used. */
export const removePhotoWorker = ({ db, jobs, storage }: Platform) =>
  jobWorker(removePhoto, async ({ path }) => {
    const removed = await unlessBackup(db, () => removeWithResized(storage, path));
    if (!removed) await jobs.enqueue(db, retryLater, { path });
  });
