import { randomBytes } from 'node:crypto';
import { notInArray, sql } from 'drizzle-orm';
import { videoStreams } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { findMedia } from '../find-media.ts';
import { makeStreamsKind } from './job.ts';

/**
 * Lets the making of a video's stream begin again; what is complete stays. One that waits or is being made goes on.
 * @throws AppError media-not-found, also for a file that is no video; forbidden, media-processing
 */
export async function remakeStream(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { id, caller }: { id: number; caller: Caller },
): Promise<void> {
  const { row } = await findMedia(db, { id, caller, change: true });
  if (row.kind !== 'video') throw new AppError('media-not-found');
  if (row.state !== 'ready') throw new AppError('media-processing');
  const again = { state: 'waiting', reason: null, tries: 0, isBacklog: false } as const;
  await db.transaction(async (tx) => {
    await tx
      .insert(videoStreams)
      .values({ mediaId: id, version: randomBytes(6).toString('hex'), ...again })
      .onConflictDoUpdate({
        target: videoStreams.mediaId,
        set: { ...again, updatedAt: sql`now()` },
        setWhere: notInArray(videoStreams.state, ['waiting', 'making']),
      });
    await jobs.enqueue(tx, makeStreamsKind, {});
  });
}
