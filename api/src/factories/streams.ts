import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { media, videoRenditions, videoStreams } from '#platform/database/schema/index.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { pathInStream } from '#platform/storage/streams.ts';

const seconds = 6;

/** A playlist of so many segments of six seconds, each ten bytes of one file. */
const playlistOf = (name: string, segments: number) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${seconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${name}.mp4",BYTERANGE="10@0"`,
    ...Array.from({ length: segments }, (_, at) => [
      `#EXTINF:${seconds}.000,`,
      `#EXT-X-BYTERANGE:10@${(at + 1) * 10}`,
      `${name}.mp4`,
    ]).flat(),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

/** A stream of a stored video with one size and its sound; their files have no pictures. @returns its first part's path */
export async function makeStream(
  db: Queryable,
  storage: Storage,
  { path, segments = 2 }: { path: string; segments?: number },
) {
  const [file] = await db
    .update(media)
    .set({ state: 'ready', bytes: 100, duration: segments * seconds })
    .where(eq(media.path, path))
    .returning({ id: media.id });
  if (!file) throw new Error(`no file ${path}`);
  const stream = { mediaId: file.id, version: 'v1' };
  await db.insert(videoStreams).values({ ...stream, state: 'ready', duration: segments * seconds });
  for (const name of ['240', 'sound'] as const) {
    const size = name === 'sound' ? {} : { width: 426, height: 240 };
    await db.insert(videoRenditions).values({
      ...stream,
      name,
      origin: 'ffmpeg',
      ...size,
      bytes: 100,
      average: 150_000,
      peak: 200_000,
      codecs: name === 'sound' ? 'mp4a.40.2' : 'avc1.42c015,mp4a.40.2',
      duration: segments * seconds,
    });
    await storage.write(
      pathInStream(stream, `${name}.m3u8`),
      Buffer.from(playlistOf(name, segments)),
    );
    await storage.write(pathInStream(stream, `${name}.mp4`), Buffer.alloc((segments + 1) * 10, 1));
  }
  return { ...stream, part: pathInStream(stream, '240.mp4') };
}
