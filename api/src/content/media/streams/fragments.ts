import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { type Box, boxesIn, findBox, flagsOf, versionOf } from './boxes.ts';

/** A fragment of an MP4: a `moof` box with the `mdat` behind it. */
export interface Fragment {
  /** The offset of its first byte. */
  offset: number;
  bytes: number;
  /** Seconds. */
  start: number;
  duration: number;
}

/** A fragmented MP4: the beginning that every fragment needs, and the fragments in their order. */
export interface Fragments {
  /** The bytes before the first fragment. */
  initBytes: number;
  fragments: Fragment[];
}

/** Boxes of a real file are far fewer: a fragment of two seconds has two of them. */
const maxBoxes = 200_000;
/** Bytes of a `moov` or a `moof`; both hold tables only. */
const maxTableBytes = 16 * 1024 * 1024;

interface Track {
  timescale: number;
  isVideo: boolean;
  defaultDuration: number;
}

/** The tracks of a `moov`, by their ids. */
function tracksOf(moov: Buffer): Map<number, Track> {
  const tracks = new Map<number, Track>();
  const whole = { start: 0, end: moov.length };
  for (const trak of boxesIn(moov, 0, moov.length)) {
    if (trak.type !== 'trak') continue;
    const tkhd = findBox(moov, trak, ['tkhd']);
    const mdhd = findBox(moov, trak, ['mdia', 'mdhd']);
    const hdlr = findBox(moov, trak, ['mdia', 'hdlr']);
    if (!tkhd || !mdhd || !hdlr) continue;
    const id = moov.readUInt32BE(tkhd.start + (versionOf(moov, tkhd) === 1 ? 20 : 12));
    const timescale = moov.readUInt32BE(mdhd.start + (versionOf(moov, mdhd) === 1 ? 20 : 12));
    const isVideo = moov.toString('latin1', hdlr.start + 8, hdlr.start + 12) === 'vide';
    tracks.set(id, { timescale, isVideo, defaultDuration: 0 });
  }
  const mvex = findBox(moov, whole, ['mvex']);
  if (!mvex) return tracks;
  for (const trex of boxesIn(moov, mvex.start, mvex.end)) {
    const track = trex.type === 'trex' ? tracks.get(moov.readUInt32BE(trex.start + 4)) : undefined;
    if (track) track.defaultDuration = moov.readUInt32BE(trex.start + 12);
  }
  return tracks;
}

/** The sum of the durations in a `trun`, in units of the track (ISO/IEC 14496-12, 8.8.8). */
function runDuration(bytes: Buffer, trun: Box, defaultDuration: number): number {
  const flags = flagsOf(bytes, trun);
  const count = bytes.readUInt32BE(trun.start + 4);
  if (!(flags & 0x100)) return count * defaultDuration;
  const row = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let at = trun.start + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  let sum = 0;
  for (let sample = 0; sample < count && at + row <= trun.end; sample += 1, at += row) {
    sum += bytes.readUInt32BE(at);
  }
  return sum;
}

/** When a `traf` begins and how long it is, in seconds; null for a track that is not known. */
function timesOf(moof: Buffer, traf: Box, tracks: Map<number, Track>) {
  const tfhd = findBox(moof, traf, ['tfhd']);
  const tfdt = findBox(moof, traf, ['tfdt']);
  const track = tfhd && tracks.get(moof.readUInt32BE(tfhd.start + 4));
  if (!tfhd || !tfdt || !track || track.timescale === 0) return null;
  const flags = flagsOf(moof, tfhd);
  // Optional fields before the default duration: the base offset and the index of the description.
  const at = tfhd.start + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  const standard = flags & 0x8 ? moof.readUInt32BE(at) : track.defaultDuration;
  const time =
    versionOf(moof, tfdt) === 1
      ? Number(moof.readBigUInt64BE(tfdt.start + 4))
      : moof.readUInt32BE(tfdt.start + 4);
  let units = 0;
  for (const box of boxesIn(moof, traf.start, traf.end)) {
    if (box.type === 'trun') units += runDuration(moof, box, standard);
  }
  return {
    isVideo: track.isVideo,
    start: time / track.timescale,
    duration: units / track.timescale,
  };
}

async function contentOf(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  if (bytes > maxTableBytes) throw new Error('a table of the video is too large');
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await file.read(buffer, 0, bytes, at);
  if (bytesRead < bytes) throw new Error('the video ends within a box');
  return buffer;
}

/** A `moof` until its `mdat` has been read. */
type Begun = { offset: number; start: number; duration: number };

function beginFragment(moof: Buffer, offset: number, tracks: Map<number, Track>): Begun | null {
  const times = [...boxesIn(moof, 0, moof.length)]
    .filter(({ type }) => type === 'traf')
    .flatMap((traf) => timesOf(moof, traf, tracks) ?? []);
  // The pictures decide where a fragment begins; the sound may go on behind the last of them.
  const [first] = [...times].sort((one, other) => Number(other.isVideo) - Number(one.isVideo));
  if (!first) return null;
  const end = Math.max(...times.map(({ start, duration }) => start + duration));
  return { offset, start: first.start, duration: end - first.start };
}

/**
 * Finds the fragments of an MP4, whichever program wrote it. Only headers and tables are read.
 * @throws Error for a file that is no fragmented MP4
 */
export async function readFragments(path: string): Promise<Fragments> {
  const file = await open(path);
  try {
    const { size: end } = await file.stat();
    const fragments: Fragment[] = [];
    let tracks = new Map<number, Track>();
    let initBytes = 0;
    let begun: Begun | null = null;
    const header = Buffer.alloc(16);
    for (let at = 0, boxes = 0; at + 8 <= end && boxes < maxBoxes; boxes += 1) {
      await file.read(header, 0, 16, at);
      const type = header.toString('latin1', 4, 8);
      const short = header.readUInt32BE(0);
      const isLong = short === 1;
      const size = isLong ? Number(header.readBigUInt64BE(8)) : short;
      const head = isLong ? 16 : 8;
      if (size < head || at + size > end) throw new Error('the video ends within a box');
      if (type === 'moov') tracks = tracksOf(await contentOf(file, at + head, size - head));
      if (type === 'moof') {
        if (fragments.length === 0) initBytes = at;
        begun = beginFragment(await contentOf(file, at + head, size - head), at, tracks);
      }
      if (type === 'mdat' && begun) {
        fragments.push({ ...begun, bytes: at + size - begun.offset });
        begun = null;
      }
      at += size;
    }
    if (fragments.length === 0) throw new Error('the video has no fragments');
    return { initBytes, fragments };
  } finally {
    await file.close();
  }
}
