import type { Transaction } from '#platform/database/database.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';
import { removeWithResized } from '#platform/storage/pictures.ts';

const filesKind = jobKind<{ paths: string[] }>('remove-deleted-files', { atOnce: 1 });

/** No file is removed during a backup; retry after this many seconds. */
const retryLater = { ...filesKind, delay: 60 };

const perJob = 100;

/** Queues the removal of files that no row names any more, in the transaction that has removed the rows. */
export async function queueFileRemoval(
  tx: Transaction,
  { jobs }: Pick<Platform, 'jobs'>,
  paths: readonly string[],
): Promise<void> {
  for (let at = 0; at < paths.length; at += perJob) {
    await jobs.enqueue(tx, filesKind, { paths: paths.slice(at, at + perJob) });
  }
}

/** Removes the files of a deleted account; what is removed already is not an error. */
export const removeFilesWorker = ({
  db,
  jobs,
  storage,
}: Pick<Platform, 'db' | 'jobs' | 'storage'>): JobWorker =>
  jobWorker(filesKind, async ({ paths }) => {
    const removed = await unlessBackup(db, async () => {
      for (const path of paths) await removeWithResized(storage, path);
    });
    if (!removed) await jobs.enqueue(db, retryLater, { paths });
  });
