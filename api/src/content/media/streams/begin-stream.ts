import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { videoRenditions, videoStreams } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { hasSpace } from '../quota.ts';
import { makeStreamsKind } from './job.ts';
import { addRendition } from './queries.ts';
import { streamReasons } from './reasons.ts';
import { describeRendition, type MadeRendition, storeRendition } from './rendition.ts';
import { runRemux } from './run-remux.ts';

/** A stream that begins with new content. */
export interface NewStream {
  version: string;
  /** The video itself as a rendition; null where it cannot be copied. */
  copied: MadeRendition | null;
}

/**
 * Copies an uploaded video into a rendition, without encoding it anew, so that it plays at once. A video that cannot be
 * copied waits for the ladder.
 */
export async function copyVideo(
  { log }: Pick<Platform, 'log'>,
  { file, folder }: { file: string; folder: string },
): Promise<NewStream> {
  const version = randomBytes(6).toString('hex');
  const to = join(folder, 'source.mp4');
  try {
    const refusal = await runRemux({ from: file, to });
    return { version, copied: refusal === null ? await describeRendition('source', to) : null };
  } catch (error) {
    log.info({ err: error }, 'a video could not be copied into a rendition');
    return { version, copied: null };
  }
}

/** Stores the files of a new stream, before its rows say that they are there. */
export async function storeStream(
  platform: Pick<Platform, 'storage'>,
  mediaId: number,
  { version, copied }: NewStream,
): Promise<void> {
  if (copied) await storeRendition(platform, { mediaId, version }, copied);
}

/**
 * Writes the rows of a new stream, in the transaction that makes its video ready, and lets the ladder be made. The caller
 * holds `lockQuota`.
 */
export async function beginStream(
  tx: Transaction,
  { jobs }: Pick<Platform, 'jobs'>,
  {
    mediaId,
    stream: { version, copied },
    duration,
    hasProgram,
  }: { mediaId: number; stream: NewStream; duration: number | null; hasProgram: boolean },
): Promise<void> {
  const fits = copied === null || (await hasSpace(tx, copied.facts.bytes));
  const reason = fits ? streamReasons.noProgram : streamReasons.noSpace;
  const row = {
    version,
    duration,
    state: !fits ? ('failed' as const) : hasProgram ? ('waiting' as const) : ('none' as const),
    reason: fits && hasProgram ? null : reason,
    wanted: [],
    current: null,
    progress: 0,
    tries: 0,
    lease: null,
    leasedAt: null,
    isBacklog: false,
    previewColumns: null,
    previewRows: null,
    previewWidth: null,
    previewHeight: null,
    previewSeconds: null,
    previewBytes: 0,
    originalRemovedAt: null,
  };
  await tx
    .insert(videoStreams)
    .values({ mediaId, ...row })
    .onConflictDoUpdate({ target: videoStreams.mediaId, set: row });
  await tx
    .delete(videoRenditions)
    .where(and(eq(videoRenditions.mediaId, mediaId), ne(videoRenditions.version, version)));
  if (copied && fits) await addRendition(tx, { mediaId, version }, copied, 'remux');
  if (row.state === 'waiting') await jobs.enqueue(tx, makeStreamsKind, {});
}
