import { open } from 'node:fs/promises';
import { EncodedPacketSink, FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';
import { type CopyOrder, copySamples } from './copy-samples.ts';
import { repack } from './repack.ts';
import { readSampleTables, UnusualFile } from './sample-tables.ts';

/**
 * Why a video is not copied into a rendition: its codec, key frames that are too far apart, an edit that hides its
 * first pictures (players drop them with all that refer to them), or no pictures. The ladder encodes it then, where
 * ffmpeg is there.
 */
export type RemuxRefusal = 'codec' | 'key-frames' | 'edit' | 'empty';

/** Seconds of hidden pictures at the beginning that nobody misses. */
const hiddenAtMost = 0.1;

/** Pictures that every browser decodes: H.264 of 8 bits, 4:2:0 (RFC 6381). */
const isCommon = (parameters: string | null) => /^avc[13]\.(?:42|4d|58|64)/i.test(parameters ?? '');

/** A sound that MP4 and every browser have. */
const isAac = (parameters: string | null) => /^mp4a\.40\.(?:2|5|29)$/i.test(parameters ?? '');

/** Bytes of a `moov` that is read whole. */
const maxTableBytes = 128 * 1024 * 1024;

/** The `moov` of an MP4; null for QuickTime, whose descriptions of sound differ, and for other files. */
async function readMoov(path: string): Promise<Buffer | null> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(16);
    const { size: end } = await file.stat();
    for (let at = 0, boxes = 0; at + 8 <= end && boxes < 1000; boxes += 1) {
      await file.read(header, 0, 16, at);
      const type = header.toString('latin1', 4, 8);
      const short = header.readUInt32BE(0);
      const head = short === 1 ? 16 : 8;
      const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short || end - at;
      if (size < head) return null;
      if (at === 0 && (type !== 'ftyp' || header.toString('latin1', 8, 12) === 'qt  ')) return null;
      if (type === 'moov') {
        if (size > maxTableBytes || at + size > end) return null;
        const moov = Buffer.alloc(size - head);
        await file.read(moov, 0, moov.length, at + head);
        return moov;
      }
      at += size;
    }
    return null;
  } finally {
    await file.close();
  }
}

/** Copies by the tables of an MP4, five times as fast as by the library. @returns null where that is not possible */
async function copyByTables(order: CopyOrder): Promise<boolean | null> {
  const moov = await readMoov(order.from);
  if (!moov) return null;
  try {
    return copySamples(readSampleTables(moov), order);
  } catch (error) {
    if (error instanceof UnusualFile || error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Writes the pictures and the sound of a video into a fragmented MP4, without encoding them anew. It blocks: run it in
 * a process of its own (`run-remux.ts`).
 * @returns why it was not done; null where it was
 * @throws Error for a broken video
 */
export async function remux(order: CopyOrder): Promise<RemuxRefusal | null> {
  const source = new FilePathSource(order.from);
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const video = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    if (!video || !isCommon(await video.getCodecParameterString())) return 'codec';
    if (sound && !isAac(await sound.getCodecParameterString())) return 'codec';
    const first = await new EncodedPacketSink(video).getFirstPacket({ metadataOnly: true });
    if (!first) return 'empty';
    if (first.timestamp < -hiddenAtMost) return 'edit';
    const isCopied = (await copyByTables(order)) ?? (await repack({ video, sound }, order));
    return isCopied ? null : 'key-frames';
  } finally {
    input.dispose();
  }
}
