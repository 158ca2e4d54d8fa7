import { stat, writeFile } from 'node:fs/promises';
import { FilePathSource, Input, MP4 } from 'mediabunny';
import type { videoRenditions } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { pathInStream } from '#platform/storage/streams.ts';
import { readFragments } from './fragments.ts';
import { bitRates, durationOf, groupFragments, mediaPlaylist } from './segments.ts';

export type RenditionRow = typeof videoRenditions.$inferSelect;
export type RenditionName = RenditionRow['name'];

/** A finished rendition in a work folder, with its playlist beside it. */
export interface MadeRendition {
  name: RenditionName;
  file: string;
  playlist: string;
  facts: Omit<RenditionRow, 'mediaId' | 'version' | 'name' | 'origin' | 'createdAt'>;
}

/** Codecs as playlists name them (RFC 6381), and the size at which the pictures are shown. */
async function readTracks(file: string) {
  const input = new Input({ source: new FilePathSource(file), formats: [MP4] });
  try {
    const video = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    const codecs = await Promise.all(
      [video, sound].map((track) => track?.getCodecParameterString() ?? null),
    );
    return {
      codecs: codecs.filter((codec) => codec !== null).join(','),
      width: video ? await video.getDisplayWidth() : null,
      height: video ? await video.getDisplayHeight() : null,
    };
  } finally {
    input.dispose();
  }
}

/**
 * Writes the playlist of a fragmented MP4 and describes both, whichever encoder made it.
 * @throws Error for a file that is no fragmented MP4
 */
export async function describeRendition(name: RenditionName, file: string): Promise<MadeRendition> {
  const found = await readFragments(file);
  const segments = groupFragments(found.fragments);
  const text = mediaPlaylist(`${name}.mp4`, found, segments);
  const playlist = `${file}.m3u8`;
  await writeFile(playlist, text, { mode: 0o600 });
  const bytes = (await stat(file)).size + Buffer.byteLength(text);
  const facts = { ...(await readTracks(file)), bytes, duration: durationOf(segments) };
  return { name, file, playlist, facts: { ...facts, ...bitRates(segments) } };
}

/** Moves a rendition into the storage, before its row says that it is there. */
export async function storeRendition(
  { storage }: Pick<Platform, 'storage'>,
  stream: { mediaId: number; version: string },
  { name, file, playlist }: MadeRendition,
): Promise<void> {
  await storage.adopt(pathInStream(stream, `${name}.mp4`), file);
  await storage.adopt(pathInStream(stream, `${name}.m3u8`), playlist);
}
