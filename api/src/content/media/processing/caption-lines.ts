import { buffer } from 'node:stream/consumers';
import { media as limits } from '@nibras/contract/limits.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { captionLines, media } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { CaptionLine } from './captions.ts';
import { MediaFailure } from './failure.ts';
import { captionsOf } from './read-captions.ts';

/** Puts the lines of a caption file in place of those that it had. The only way in which lines come to be. */
export async function replaceLines(
  tx: Transaction,
  mediaId: number,
  lines: CaptionLine[],
): Promise<void> {
  await tx.delete(captionLines).where(eq(captionLines.mediaId, mediaId));
  // As one value: twenty thousand lines are more parameters than a statement may have.
  await tx.execute(sql`insert into caption_lines (media_id, position, starts_at, ends_at, text)
    select ${mediaId}, row_number() over () - 1, starts_at, ends_at, text
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (starts_at integer, ends_at integer, text text)`);
  await tx
    .update(media)
    // The file is the same, so its address need not change with `updatedAt`.
    .set({ lines: lines.length, updatedAt: sql`updated_at` })
    .where(eq(media.id, mediaId));
}

/** The lines of a stored file; none where it is elsewhere, missing, too large or no caption file. */
async function storedLines(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  { id, path }: { id: number; path: string },
): Promise<CaptionLine[]> {
  if (/^([a-z]+:)?\/\//i.test(path)) return [];
  const stored = path.replace(/^\/?(storage\/)?/, '');
  const file = await storage.stat(stored);
  if (!file || file.size === 0 || file.size > limits.captionsMaxBytes) return [];
  const bytes = await buffer(storage.read(stored));
  try {
    return (await captionsOf(bytes)).lines;
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    log.info({ err: error, mediaId: id }, 'a caption file could not be read');
    return [];
  }
}

/**
 * Reads the lines of the caption files that came without an upload: from before there were lines, demo content and
 * imports. Of several runs at a time, one reads a file and the others pass it over.
 */
export async function readUnreadCaptions(
  platform: Pick<Platform, 'db' | 'storage' | 'log'>,
): Promise<void> {
  const { db } = platform;
  let last = 0;
  for (;;) {
    const [file] = await db
      .select({ id: media.id, path: media.path })
      .from(media)
      .where(
        and(
          eq(media.kind, 'captions'),
          isNull(media.lines),
          eq(media.state, 'ready'),
          gt(media.id, last),
        ),
      )
      .orderBy(media.id)
      .limit(1);
    if (!file) return;
    last = file.id;
    const lines = await storedLines(platform, file);
    await db.transaction(async (tx) => {
      const [unread] = await tx
        .select({ id: media.id })
        .from(media)
        .where(and(eq(media.id, file.id), isNull(media.lines), eq(media.state, 'ready')))
        .for('update', { skipLocked: true });
      if (unread) await replaceLines(tx, file.id, lines);
    });
  }
}
