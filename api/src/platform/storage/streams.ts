import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { privateFolder } from './storage.ts';

/** The renditions of videos: `private/streams/<media id>/<version>/<name>.mp4`, with a playlist beside each. */
export const streamsFolder = `${privateFolder}streams/`;

/** The name of the playlist that lists all renditions; it is written for each request. */
export const masterName = 'master.m3u8';

const streamPath = /^private\/streams\/(\d{1,10})\/([\w-]{1,40})\//;

/** The folder of the stream to which a path belongs, with a slash at its end; null for other paths. */
export const streamFolder = (path: string): string | null => streamPath.exec(path)?.[0] ?? null;

/** The path of one file of a stream. */
export const pathInStream = (stream: { mediaId: number; version: string }, name: string) =>
  `${streamsFolder}${stream.mediaId}/${stream.version}/${name}`;

interface Rendition extends Record<string, unknown> {
  name: string;
  width: number | null;
  height: number | null;
  average: number;
  peak: number;
  codecs: string;
}

/** Of the lowest rate first: players without a measurement begin with the first (RFC 8216, 6.3.1). */
const variant = ({ name, width, height, average, peak, codecs }: Rendition) => {
  const size = width && height ? `,RESOLUTION=${width}x${height}` : '';
  return [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average}${size},CODECS="${codecs}"`,
    `${name}.m3u8`,
  ];
};

/** The playlist of all renditions of a stream that are complete now; null for a path that is no such playlist. */
export async function masterPlaylist(db: Queryable, path: string): Promise<string | null> {
  const [, mediaId, version] = streamPath.exec(path) ?? [];
  if (!mediaId || !version || streamFolder(path) + masterName !== path) return null;
  const { rows } = await db.execute<Rendition>(sql`
    select name, width, height, average, peak, codecs from video_renditions
    where media_id = ${mediaId}::bigint and version = ${version}
    order by name = 'sound', average`);
  if (!rows.some(({ name }) => name !== 'sound')) return null;
  const lines = rows.flatMap(variant);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/**
 * Where the content of a video is whose uploaded file is not stored any more: its copy, or else its largest rendition.
 * Null for a path that is no such video.
 */
export async function originalReplacement(db: Queryable, path: string): Promise<string | null> {
  const { rows } = await db.execute<{ mediaId: number; version: string; name: string }>(sql`
    select one.media_id as "mediaId", one.version, rendition.name
    from media join video_streams one on one.media_id = media.id
    join video_renditions rendition on rendition.media_id = one.media_id and rendition.version = one.version
    where media.path = ${path} and one.original_removed_at is not null and rendition.name <> 'sound'
    order by rendition.name = 'source' desc, rendition.height * rendition.width desc limit 1`);
  const [row] = rows;
  return row ? pathInStream(row, `${row.name}.mp4`) : null;
}
