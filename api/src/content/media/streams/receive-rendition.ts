import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserName } from '@nibras/contract/content/media/rungs.ts';
import { streams as limits } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { uploads, videoStreams } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { findMedia } from '../find-media.ts';
import { assemble } from '../processing/assemble.ts';
import { workFolderPrefix } from '../processing/process-media.ts';
import { hasSpace, lockQuota } from '../quota.ts';
import type { UploadRow } from '../uploads/queries.ts';
import { removeParts } from '../uploads/remove-upload.ts';
import type { RenditionOrder, RenditionRefusal } from './check-rendition.ts';
import { namesForBrowser, orderFor } from './for-browser.ts';
import { inOwnProcess } from './in-own-process.ts';
import { addRendition, streamsOf } from './queries.ts';
import { streamReasons } from './reasons.ts';
import { describeRendition, storeRendition } from './rendition.ts';

/** What of a video's stream an upload is. */
interface Target {
  mediaId: number;
  version: string;
  name: BrowserName;
}

/** Reads what `uploadMetadata` has checked: the video's id, the stream's version, the name. */
export function parseTarget(rendition: string): Target {
  const [id, version = '', name = ''] = rendition.split('/');
  return { mediaId: Number(id), version, name: name as BrowserName };
}

const notWanted = () =>
  new AppError('unsupported-media', {
    message: 'لم يعد هذا الفيديو يحتاج إلى هذا الحجم، أو تغيّر ملفه.',
  });

/** The order for a rendition that a stream lacks. @throws AppError unsupported-media where it does not lack it */
async function requireOrder(db: Queryable, { mediaId, version, name }: Target) {
  const stream = (await streamsOf(db, [mediaId])).get(mediaId);
  const order = stream && orderFor(stream, name);
  if (!order || stream.version !== version || !namesForBrowser(stream).includes(name)) {
    throw notWanted();
  }
  return order;
}

/**
 * Requires that the caller may send this rendition, before any of its bytes is received.
 * @throws AppError media-not-found, forbidden, unsupported-media, media-too-large
 */
export async function requireWanted(
  db: Queryable,
  { target, bytes, caller }: { target: Target; bytes: number; caller: Caller },
): Promise<void> {
  await findMedia(db, { id: target.mediaId, caller, change: true });
  const { maxBytes } = await requireOrder(db, target);
  if (bytes > maxBytes) throw new AppError('media-too-large');
}

const refusals: Record<RenditionRefusal, string> = {
  form: 'ما جهّزه المتصفح ليس فيديو مقسّمًا صالحًا.',
  codec: 'ما جهّزه المتصفح بترميز لا تعرضه كل المتصفحات.',
  size: 'أبعاد ما جهّزه المتصفح غير المطلوبة.',
  length: 'مدة ما جهّزه المتصفح تختلف عن مدة الفيديو.',
  'key-frames': 'ما جهّزه المتصفح لا يبدأ عند كل مقطع منه.',
};

async function check(order: RenditionOrder): Promise<void> {
  const { refusal } = await inOwnProcess<{ refusal: RenditionRefusal | null }>(
    'check-process.ts',
    order,
    limits.checkTimeout,
  ).catch(() => ({ refusal: 'form' as const }));
  if (refusal !== null) throw new AppError('unsupported-media', { message: refusals[refusal] });
}

/**
 * Takes a rendition that a browser made and sent whole: it is checked, stored, and in the playlists from then on.
 * @returns the id of its video
 * @throws AppError unsupported-media, media-quota
 */
export async function receiveRendition(platform: Platform, upload: UploadRow): Promise<number> {
  const { db, config, now } = platform;
  const target = parseTarget(upload.metadata.rendition ?? '');
  const { mediaId, version, name } = target;
  const { size, hasSound, duration } = await requireOrder(db, target);
  const folder = await mkdtemp(join(config.dataDir, workFolderPrefix));
  try {
    const file = join(folder, `${name}.mp4`);
    await assemble(platform, { upload: upload.id, bytes: upload.bytes, to: file });
    const { browserLengthDiffers: lengthDiffers, browserKeyFrames: keyFrames } = limits;
    await check({ file, size, hasSound, duration, lengthDiffers, keyFrames });
    const made = await describeRendition(name, file);
    // Before the row, which says that it is there; without the row its files are orphans, which a job removes.
    await storeRendition(platform, target, made);
    await db.transaction(async (tx) => {
      await lockQuota(tx);
      // The parts of the upload count until they are removed.
      if (!(await hasSpace(tx, made.facts.bytes - upload.bytes))) throw new AppError('media-quota');
      const isSame = and(eq(videoStreams.mediaId, mediaId), eq(videoStreams.version, version));
      const [row] = await tx.select().from(videoStreams).where(isSame).for('update');
      if (row?.state !== 'none') throw notWanted();
      await addRendition(tx, target, made, 'browser');
      const reason = streamReasons.madeByBrowser;
      await tx.update(videoStreams).set({ reason }).where(isSame);
      await tx.update(uploads).set({ mediaId, finishedAt: now() }).where(eq(uploads.id, upload.id));
    });
    await removeParts(platform, upload.id);
    return mediaId;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
