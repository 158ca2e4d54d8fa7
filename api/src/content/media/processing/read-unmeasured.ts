import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { CustomSource } from 'mediabunny';
import sharp from 'sharp';
import '#platform/storage/picture-loaders.ts';
import { media as limits } from '@nibras/contract/limits.ts';
import { media } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { workFolderPrefix } from './process-media.ts';
import { readVideo } from './video.ts';

const atOnce = 200;

type Storage = Platform['storage'];
const readRange = (storage: Storage, path: string, start: number, end: number) =>
  buffer(storage.read(path, { start, end: end - 1 }));

async function measure(storage: Storage, path: string, size: number, type: string) {
  if (/^image\/(avif|gif|jpeg|png|webp)$/.test(type) && size <= limits.imageMaxBytes) {
    const picture = await readRange(storage, path, 0, size);
    const { width, height, pageHeight } = await sharp(picture).metadata();
    return { width, height: pageHeight ?? height };
  }
  if (!/^video\/(mp4|webm)$/.test(type)) return {};
  return readVideo(
    new CustomSource({
      getSize: () => size,
      read: (start, end) => readRange(storage, path, start, end),
      prefetchProfile: 'network',
    }),
  );
}

/**
 * Fills in what is not known of files that content names without an upload: from before the library, demo content and
 * imports. A file that is not there counts as empty.
 */
export async function readUnmeasured({ db, storage, log }: Platform): Promise<void> {
  const rows = await db
    .select({ id: media.id, path: media.path })
    .from(media)
    .where(and(isNull(media.bytes), eq(media.state, 'ready')))
    .orderBy(media.id)
    .limit(atOnce);
  for (const { id, path } of rows) {
    const file = /^([a-z]+:)?\/\//i.test(path)
      ? null
      : await storage.stat(path.replace(/^\/?(storage\/)?/, ''));
    const facts =
      file && file.size > 0
        ? await measure(storage, path.replace(/^\/?(storage\/)?/, ''), file.size, file.type).catch(
            (error: unknown) => {
              log.info({ err: error, mediaId: id }, 'a file could not be measured');
              return {};
            },
          )
        : {};
    await db
      .update(media)
      .set({
        bytes: file?.size ?? 0,
        type: file?.type ?? null,
        ...facts,
        updatedAt: sql`updated_at`,
      })
      .where(and(eq(media.id, id), isNull(media.bytes)));
  }
}

/** Removes work folders that a crash left behind. */
export async function removeOldWorkFolders({ config, now }: Platform): Promise<void> {
  for (const name of await readdir(config.dataDir)) {
    if (!name.startsWith(workFolderPrefix)) continue;
    const path = join(config.dataDir, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now().getTime() }));
    if (now().getTime() - mtimeMs > limits.unfinishedFor) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
