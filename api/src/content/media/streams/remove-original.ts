import { and, eq, isNull, sql } from 'drizzle-orm';
import { media, videoRenditions, videoStreams } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';
import { keepsOriginals } from './backlog.ts';

/**
 * Removes the uploaded file of a video whose renditions are complete, where the provider does not keep originals. Its
 * address then opens the best rendition (`api/src/platform/storage/streams.ts`).
 */
export async function removeOriginal(
  { db, storage, now }: Pick<Platform, 'db' | 'storage' | 'now'>,
  mediaId: number,
): Promise<void> {
  if (await keepsOriginals(db)) return;
  await unlessBackup(db, async () => {
    const path = await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ path: media.path })
        .from(media)
        .innerJoin(videoStreams, eq(videoStreams.mediaId, media.id))
        .where(
          and(
            eq(media.id, mediaId),
            eq(media.state, 'ready'),
            eq(videoStreams.state, 'ready'),
            isNull(videoStreams.originalRemovedAt),
            sql`exists (select from ${videoRenditions} one where one.media_id = ${mediaId}
              and one.version = ${videoStreams.version} and one.name <> 'sound')`,
          ),
        )
        .for('update');
      if (!row) return null;
      await tx
        .update(videoStreams)
        .set({ originalRemovedAt: now() })
        .where(eq(videoStreams.mediaId, mediaId));
      return row.path;
    });
    if (path) await storage.remove(path);
  });
}
