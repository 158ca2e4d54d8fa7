import { streams as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { videoStreams } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';
import { streamFolder, streamsFolder } from '#platform/storage/streams.ts';

/** Removes the stored files of a deleted video's streams. */
export async function removeStreamFiles(
  { storage }: Pick<Platform, 'storage'>,
  mediaId: number,
): Promise<void> {
  for await (const path of storage.list(`${streamsFolder}${mediaId}/`)) await storage.remove(path);
}

/**
 * Removes files of streams that no row names: of replaced videos, whose watchers had time to finish, and of makers that
 * were stopped between the files and the row.
 */
export async function sweepStreams({ db, storage, now }: Platform): Promise<void> {
  const rows = await db
    .select({ mediaId: videoStreams.mediaId, version: videoStreams.version })
    .from(videoStreams);
  const current = new Set(rows.map((row) => `${streamsFolder}${row.mediaId}/${row.version}/`));
  const before = now().getTime() - limits.removedAfter;
  for await (const path of storage.list(streamsFolder)) {
    const folder = streamFolder(path);
    if (folder !== null && current.has(folder)) continue;
    const file = await storage.stat(path);
    if (!file || file.modified.getTime() > before) continue;
    const isFree = await unlessBackup(db, async () => {
      const [, , id = ''] = path.split('/');
      // A new version may have begun meanwhile.
      const [row] = await db
        .select({ version: videoStreams.version })
        .from(videoStreams)
        .where(eq(videoStreams.mediaId, Number(id) || 0));
      if (folder === null || folder !== `${streamsFolder}${id}/${row?.version}/`) {
        await storage.remove(path);
      }
    });
    // The next run tries again.
    if (!isFree) return;
  }
}
