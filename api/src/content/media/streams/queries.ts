import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { videoRenditions, videoStreams } from '#platform/database/schema/index.ts';
import type { MadeRendition, RenditionRow } from './rendition.ts';

export type StreamRow = typeof videoStreams.$inferSelect;

/** A stream that a maker works on, with its video. */
export interface ClaimedStream {
  mediaId: number;
  version: string;
  lease: string;
  path: string;
  type: string | null;
  name: string;
  ownerId: number | null;
  poster: string | null;
}

/** No other lock uses it. */
const claimLock = 7_261_942_011;

/** A maker that has not renewed its lease for so long is gone, with its process. Seconds. */
export const leaseSeconds = 30;

/**
 * Takes the next stream that waits, or one whose maker is gone. One at a time in the whole installation.
 * @returns null where none waits, or another maker is at work
 */
export const claimStream = (
  db: Database,
  { lease, now, withBacklog }: { lease: string; now: Date; withBacklog: boolean },
): Promise<ClaimedStream | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock})`);
    const gone = new Date(now.getTime() - leaseSeconds * 1000).toISOString();
    const { rows } = await tx.execute<ClaimedStream & Record<string, unknown>>(sql`
      update video_streams set state = 'making', reason = null, lease = ${lease}, leased_at = ${now.toISOString()},
        updated_at = now()
      from media where media.id = video_streams.media_id and video_streams.media_id = (
        select media_id from video_streams one join media on media.id = one.media_id
        where (one.state = 'waiting' or one.state = 'making') and media.state = 'ready' and media.deleted_at is null
          and (not one.is_backlog or ${withBacklog})
        order by one.state = 'making' desc, one.is_backlog, one.created_at limit 1)
      and not exists (select from video_streams where state = 'making' and leased_at > ${gone})
      returning media_id as "mediaId", version, lease, path, type, name, owner_id as "ownerId", poster`);
    return rows[0] ?? null;
  });

/** The condition of all that a maker writes: it works on this stream still, and the video is the same. */
const mine = ({ mediaId, version, lease }: ClaimedStream) =>
  and(
    eq(videoStreams.mediaId, mediaId),
    eq(videoStreams.version, version),
    eq(videoStreams.lease, lease),
    eq(videoStreams.state, 'making'),
  );

/** Changes a stream that the maker works on. @returns false where it works on it no more, or its video was removed */
export async function updateClaimed(
  db: Queryable,
  stream: ClaimedStream,
  changes: Partial<Omit<StreamRow, 'mediaId' | 'version'>>,
): Promise<boolean> {
  const isThere = sql`exists (select from media where media.id = ${stream.mediaId} and deleted_at is null)`;
  const { rowCount } = await db
    .update(videoStreams)
    .set(changes)
    .where(and(mine(stream), isThere));
  return rowCount === 1;
}

/**
 * Leaves a stream for later that the maker works on: what was removed goes on where it is restored. Nothing changes where
 * another maker has it, or the video is another one.
 */
export async function leaveStream(db: Queryable, stream: ClaimedStream): Promise<void> {
  await db
    .update(videoStreams)
    .set({ state: 'waiting', current: null, progress: 0, lease: null, tries: 0 })
    .where(mine(stream));
}

/**
 * Begins a stream anew under another version, without what a browser made of it: files under one address never change,
 * since players hold playlists of their bytes. What was complete stays for those who watch, as of a replaced video.
 * @returns the stream as it is then; null where the maker works on it no more
 */
export const renewVersion = (
  db: Database,
  stream: ClaimedStream,
  version: string,
): Promise<ClaimedStream | null> =>
  db.transaction(async (tx) => {
    const { rowCount } = await tx.update(videoStreams).set({ version }).where(mine(stream));
    if (rowCount !== 1) return null;
    await tx.delete(videoRenditions).where(eq(videoRenditions.mediaId, stream.mediaId));
    return { ...stream, version };
  });

/** How often the current rendition of a stream was begun. */
export async function triesOf(db: Queryable, { mediaId }: { mediaId: number }): Promise<number> {
  const [row] = await db
    .select({ tries: videoStreams.tries })
    .from(videoStreams)
    .where(eq(videoStreams.mediaId, mediaId));
  return row?.tries ?? 0;
}

/** The renditions of the current content of a video. */
export const renditionsOf = (db: Queryable, stream: { mediaId: number; version: string }) =>
  db
    .select()
    .from(videoRenditions)
    .where(
      and(eq(videoRenditions.mediaId, stream.mediaId), eq(videoRenditions.version, stream.version)),
    );

/** Adds the row of a rendition whose files are stored, or replaces it. */
export async function addRendition(
  db: Queryable,
  { mediaId, version }: { mediaId: number; version: string },
  { name, facts }: MadeRendition,
  origin: RenditionRow['origin'],
): Promise<void> {
  const row = { mediaId, version, name, origin, ...facts };
  await db
    .insert(videoRenditions)
    .values(row)
    .onConflictDoUpdate({
      target: [videoRenditions.mediaId, videoRenditions.version, videoRenditions.name],
      set: { origin, ...facts },
    });
}

/** The streams of these videos, with their renditions. */
export async function streamsOf(db: Queryable, mediaIds: readonly number[]) {
  if (mediaIds.length === 0) return new Map<number, StreamWithRenditions>();
  const rows = await db.select().from(videoStreams).where(anyOf(videoStreams.mediaId, mediaIds));
  const renditions = await db
    .select()
    .from(videoRenditions)
    .where(anyOf(videoRenditions.mediaId, mediaIds));
  return new Map<number, StreamWithRenditions>(
    rows.map((row) => [
      row.mediaId,
      {
        ...row,
        renditions: renditions.filter(
          ({ mediaId, version }) => mediaId === row.mediaId && version === row.version,
        ),
      },
    ]),
  );
}
export type StreamWithRenditions = StreamRow & { renditions: RenditionRow[] };
