import { type Box, boxesIn, findBox, versionOf } from './boxes.ts';

/** The samples of a track of an MP4, in the order in which they are decoded. Times are in units of the track. */
export interface SampleTable {
  isVideo: boolean;
  timescale: number;
  count: number;
  /** When each is decoded, from 0; one entry more for the end of the last. */
  decodedAt: Float64Array;
  /** How much later than that each is shown. */
  shownLater: Int32Array;
  sizes: Uint32Array;
  offsets: Float64Array;
  isKey: Uint8Array;
  /** What the edit list adds to all times. */
  shift: number;
  /** The boxes that describe the track, as they are. */
  tkhd: Buffer;
  mdhd: Buffer;
  hdlr: Buffer;
  mediaHeader: Buffer;
  stsd: Buffer;
}

/** More than an hour of 120 pictures a second with their sound; the tables of more take too much memory. */
const maxSamples = 4_000_000;

/** A file that these tables do not describe simply; a library reads it. */
export class UnusualFile extends Error {
  override name = 'UnusualFile';
}

const unusual = (what: string): never => {
  throw new UnusualFile(what);
};

/** Reads rows of numbers behind a count. @param width of a row, in numbers of 32 bits */
function* rows(moov: Buffer, box: Box, width: number, at = 4): Generator<number> {
  const count = moov.readUInt32BE(box.start + at);
  const from = box.start + at + 4;
  if (from + count * width * 4 > box.end) unusual('a table is longer than its box');
  for (let row = 0; row < count; row += 1) yield from + row * width * 4;
}

/** Runs of equal values, as times are written (`stts`, `ctts`). */
function readRuns(moov: Buffer, box: Box, count: number, put: (at: number, value: number) => void) {
  let sample = 0;
  for (const at of rows(moov, box, 2)) {
    const end = Math.min(sample + moov.readUInt32BE(at), count);
    const value = moov.readInt32BE(at + 4);
    for (; sample < end; sample += 1) put(sample, value);
  }
  return sample;
}

/** Where each sample is: chunks with their offsets, and how many samples a chunk has (`stsc`, `stco`). */
function readOffsets(moov: Buffer, stbl: Box, sizes: Uint32Array): Float64Array {
  const offsets = new Float64Array(sizes.length);
  const stco = findBox(moov, stbl, ['stco']);
  const co64 = findBox(moov, stbl, ['co64']);
  const stsc = findBox(moov, stbl, ['stsc']);
  const table = stco ?? co64;
  if (!table || !stsc) return unusual('no chunks');
  const runs = [...rows(moov, stsc, 3)].map((at) => ({
    first: moov.readUInt32BE(at),
    samples: moov.readUInt32BE(at + 4),
  }));
  let sample = 0;
  let run = 0;
  let chunk = 0;
  for (const at of rows(moov, table, stco ? 1 : 2)) {
    chunk += 1;
    while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= chunk) run += 1;
    let offset = stco ? moov.readUInt32BE(at) : Number(moov.readBigUInt64BE(at));
    const end = Math.min(sample + (runs[run]?.samples ?? 0), sizes.length);
    for (; sample < end; sample += 1) {
      offsets[sample] = offset;
      offset += sizes[sample] ?? 0;
    }
  }
  if (sample < sizes.length) unusual('samples without a chunk');
  return offsets;
}

function readSizes(moov: Buffer, stbl: Box): Uint32Array {
  const stsz = findBox(moov, stbl, ['stsz']) ?? unusual('no sizes');
  const standard = moov.readUInt32BE(stsz.start + 4);
  const count = moov.readUInt32BE(stsz.start + 8);
  if (count > maxSamples) unusual('too many samples');
  const sizes = new Uint32Array(count).fill(standard);
  if (standard > 0) return sizes;
  let sample = 0;
  for (const at of rows(moov, stsz, 1, 8)) {
    sizes[sample] = moov.readUInt32BE(at);
    sample += 1;
  }
  return sizes;
}

/** How much the edit list moves a track: a wait before it, and what is skipped of its beginning. */
function readShift(
  moov: Buffer,
  trak: Box,
  {
    timescale,
    movieTimescale,
    length,
  }: { timescale: number; movieTimescale: number; length: number },
): number {
  const elst = findBox(moov, trak, ['edts', 'elst']);
  if (!elst) return 0;
  const isLong = versionOf(moov, elst) === 1;
  let wait = 0;
  let skipped: number | null = null;
  for (const at of rows(moov, elst, isLong ? 5 : 3)) {
    const duration = isLong ? Number(moov.readBigUInt64BE(at)) : moov.readUInt32BE(at);
    const from = isLong ? Number(moov.readBigInt64BE(at + 8)) : moov.readInt32BE(at + 4);
    if (moov.readInt32BE(at + (isLong ? 16 : 8)) !== 0x10000) unusual('an edit of another speed');
    const units = (duration / movieTimescale) * timescale;
    if (from === -1 && skipped === null) {
      wait += units;
      continue;
    }
    if (from < 0 || skipped !== null) return unusual('several edits');
    skipped = from;
    // A cut at the end is left to the library.
    if (duration > 0 && from + units < length - timescale * 0.2) unusual('an edit that cuts');
  }
  return Math.round(wait) - (skipped ?? 0);
}

function readTrack(moov: Buffer, trak: Box, movieTimescale: number): SampleTable | null {
  const part = (...path: string[]) => findBox(moov, trak, path) ?? unusual(`no ${path.join('/')}`);
  const copy = ({ offset, end }: Box) => moov.subarray(offset, end);
  const hdlr = part('mdia', 'hdlr');
  const handler = moov.toString('latin1', hdlr.start + 8, hdlr.start + 12);
  if (handler !== 'vide' && handler !== 'soun') return null;
  const isVideo = handler === 'vide';
  const mdhd = part('mdia', 'mdhd');
  const timescale = moov.readUInt32BE(mdhd.start + (versionOf(moov, mdhd) === 1 ? 20 : 12));
  if (timescale === 0) unusual('a track without a clock');
  const stbl = part('mdia', 'minf', 'stbl');
  const stsd = part('mdia', 'minf', 'stbl', 'stsd');
  if (moov.readUInt32BE(stsd.start + 4) !== 1) unusual('a track of several codecs');
  const sizes = readSizes(moov, stbl);
  const count = sizes.length;
  const decodedAt = new Float64Array(count + 1);
  const timed = readRuns(moov, part('mdia', 'minf', 'stbl', 'stts'), count, (at, value) => {
    if (value < 0) unusual('a time that goes back');
    decodedAt[at + 1] = (decodedAt[at] ?? 0) + value;
  });
  if (timed < count) unusual('samples without a time');
  const shownLater = new Int32Array(count);
  const ctts = findBox(moov, stbl, ['ctts']);
  if (ctts) {
    readRuns(moov, ctts, count, (at, value) => {
      shownLater[at] = value;
    });
  }
  const stss = findBox(moov, stbl, ['stss']);
  const isKey = new Uint8Array(count).fill(stss ? 0 : 1);
  for (const at of stss ? rows(moov, stss, 1) : []) {
    const sample = moov.readUInt32BE(at) - 1;
    if (sample < count) isKey[sample] = 1;
  }
  const length = decodedAt[count] ?? 0;
  return {
    isVideo,
    timescale,
    count,
    decodedAt,
    shownLater,
    sizes,
    offsets: readOffsets(moov, stbl, sizes),
    isKey,
    shift: readShift(moov, trak, { timescale, movieTimescale, length }),
    tkhd: copy(part('tkhd')),
    mdhd: copy(mdhd),
    hdlr: copy(hdlr),
    mediaHeader: copy(part('mdia', 'minf', isVideo ? 'vmhd' : 'smhd')),
    stsd: copy(stsd),
  };
}

/** A video whose tracks all begin later begins at 0. */
function beginAtZero(tables: readonly SampleTable[]): void {
  const wait = Math.min(...tables.map(({ shift, timescale }) => shift / timescale));
  if (wait <= 0) return;
  for (const table of tables) table.shift -= Math.round(wait * table.timescale);
}

/**
 * Reads the first track of pictures and the first of sound of a `moov`.
 * @param moov its content
 * @throws UnusualFile for one that is fragmented, or has something that this does not read
 */
export function readSampleTables(moov: Buffer): { video: SampleTable; sound: SampleTable | null } {
  const whole = { start: 0, end: moov.length };
  if (findBox(moov, whole, ['mvex'])) unusual('a fragmented file');
  const mvhd = findBox(moov, whole, ['mvhd']) ?? unusual('no mvhd');
  const movieTimescale = moov.readUInt32BE(mvhd.start + (versionOf(moov, mvhd) === 1 ? 20 : 12));
  const tracks = [...boxesIn(moov, 0, moov.length)]
    .filter(({ type }) => type === 'trak')
    .flatMap((trak) => readTrack(moov, trak, movieTimescale) ?? []);
  const videos = tracks.filter(({ isVideo }) => isVideo);
  const sounds = tracks.filter(({ isVideo }) => !isVideo);
  // Which of several is meant, the library decides.
  if (videos.length !== 1 || sounds.length > 1) unusual('several tracks of one kind');
  const [video] = videos;
  if (!video || video.count === 0 || !video.isKey[0]) return unusual('no key frame first');
  const [found] = sounds;
  const sound = found && found.count > 0 ? found : null;
  beginAtZero(sound ? [video, sound] : [video]);
  return { video, sound };
}
