import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { u32, writeBox, writeFullBox } from './boxes.ts';
import type { SampleTable } from './sample-tables.ts';

/** Samples `from` to `to` of a track, the last one not included. */
interface Part {
  table: SampleTable;
  track: number;
  from: number;
  to: number;
}

const keyFlags = 0x02000000;
const otherFlags = 0x01010000;

const empty = (type: string) => writeFullBox(type, {}, u32(0));

/** A fragmented file has no durations in its headers. */
function withoutDuration(box: Buffer, at: { short: number; long: number }): Buffer {
  const copy = Buffer.from(box);
  if (copy.readUInt8(8) === 1) copy.writeBigUInt64BE(0n, 8 + at.long);
  else copy.writeUInt32BE(0, 8 + at.short);
  return copy;
}

function trackBox(table: SampleTable, track: number): Buffer {
  const tkhd = withoutDuration(table.tkhd, { short: 20, long: 28 });
  tkhd.writeUInt32BE(track, 8 + (tkhd.readUInt8(8) === 1 ? 20 : 12));
  const url = writeFullBox('url ', { flags: 1 });
  const stbl = writeBox(
    'stbl',
    table.stsd,
    empty('stts'),
    empty('stsc'),
    writeFullBox('stsz', {}, u32(0, 0)),
    empty('stco'),
  );
  const dinf = writeBox('dinf', writeFullBox('dref', {}, u32(1), url));
  const minf = writeBox('minf', table.mediaHeader, dinf, stbl);
  const mdhd = withoutDuration(table.mdhd, { short: 16, long: 24 });
  return writeBox('trak', tkhd, writeBox('mdia', mdhd, table.hdlr, minf));
}

/** What every fragment needs: the tracks, without samples. */
function beginning(tracks: readonly SampleTable[]): Buffer {
  const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  const mvhd = writeFullBox(
    'mvhd',
    {},
    u32(0, 0, 1000, 0, 0x10000, 0x1000000, 0, 0),
    matrix,
    u32(0, 0, 0, 0, 0, 0, tracks.length + 1),
  );
  const trex = tracks.map((_table, at) => writeFullBox('trex', {}, u32(at + 1, 1, 0, 0, 0)));
  const brands = ['iso5', 'iso6', 'mp41', 'avc1'].map((brand) => Buffer.from(brand));
  return Buffer.concat([
    writeBox('ftyp', Buffer.from('iso5'), u32(512), ...brands),
    writeBox(
      'moov',
      mvhd,
      ...tracks.map((table, at) => trackBox(table, at + 1)),
      writeBox('mvex', ...trex),
    ),
  ]);
}

const at = (values: Float64Array | Int32Array | Uint32Array, index: number) => values[index] ?? 0;

/** When samples of a track are decoded and how much later they are shown, with its edit list applied. */
const timesOf = ({ isVideo, shift }: SampleTable) => ({
  // A negative time of decoding cannot be written: pictures are shown earlier instead.
  decoded: (units: number) => (isVideo ? units + Math.max(0, shift) : Math.max(0, units + shift)),
  later: isVideo ? Math.min(0, shift) : 0,
});

function trafBox({ table, track, from, to }: Part, dataOffset: number): Buffer {
  const { decoded, later } = timesOf(table);
  const width = table.isVideo ? 4 : 2;
  const rows = Buffer.alloc((to - from) * width * 4);
  for (let sample = from, row = 0; sample < to; sample += 1, row += width * 4) {
    rows.writeUInt32BE(at(table.decodedAt, sample + 1) - at(table.decodedAt, sample), row);
    rows.writeUInt32BE(at(table.sizes, sample), row + 4);
    if (!table.isVideo) continue;
    rows.writeUInt32BE(table.isKey[sample] ? keyFlags : otherFlags, row + 8);
    rows.writeInt32BE(at(table.shownLater, sample) + later, row + 12);
  }
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(decoded(at(table.decodedAt, from))));
  return writeBox(
    'traf',
    writeFullBox('tfhd', { flags: 0x020020 }, u32(track, keyFlags)),
    writeFullBox('tfdt', { version: 1 }, time),
    writeFullBox(
      'trun',
      { version: 1, flags: table.isVideo ? 0xf01 : 0x301 },
      u32(to - from, dataOffset),
      rows,
    ),
  );
}

const bytesOf = ({ table, from, to }: Part) => {
  let sum = 0;
  for (let sample = from; sample < to; sample += 1) sum += at(table.sizes, sample);
  return sum;
};

function moofBox(number: number, parts: readonly Part[]): Buffer {
  const write = (offsets: readonly number[]) =>
    writeBox(
      'moof',
      writeFullBox('mfhd', {}, u32(number)),
      ...parts.map((part, index) => trafBox(part, offsets[index] ?? 0)),
    );
  // Its length does not depend on the offsets.
  let offset = write([]).length + 8;
  const offsets = parts.map((part) => {
    const begin = offset;
    offset += bytesOf(part);
    return begin;
  });
  return write(offsets);
}

/** Reads the samples of a part, one behind the other, in few reads. */
function readSamples(file: number, { table, from, to }: Part, into: Buffer): void {
  let put = 0;
  for (let sample = from; sample < to; ) {
    const offset = at(table.offsets, sample);
    let bytes = at(table.sizes, sample);
    sample += 1;
    while (sample < to && at(table.offsets, sample) === offset + bytes) {
      bytes += at(table.sizes, sample);
      sample += 1;
    }
    if (bytes > 0 && readSync(file, into, put, bytes, offset) < bytes) {
      throw new Error('the video ends within a sample');
    }
    put += bytes;
  }
}

/** Where fragments begin: at the first key frame after each so many seconds. @returns indexes of samples */
function fragmentStarts(video: SampleTable, seconds: number): number[] {
  const starts = [0];
  // Rates such as 29.97 put key frames a little before or behind the full second.
  const least = (seconds - 0.05) * video.timescale;
  let begun = at(video.decodedAt, 0);
  for (let sample = 1; sample < video.count; sample += 1) {
    if (!video.isKey[sample] || at(video.decodedAt, sample) - begun < least) continue;
    starts.push(sample);
    begun = at(video.decodedAt, sample);
  }
  return starts;
}

/** The first sample of sound that is played: those before it end before 0. */
function firstPlayed({ count, decodedAt, shift }: SampleTable): number {
  let sample = 0;
  while (sample < count && at(decodedAt, sample + 1) + shift <= 0) sample += 1;
  return sample;
}

/** Cuts both tracks at the same times. */
function* partsOf(tables: { video: SampleTable; sound: SampleTable | null }, seconds: number) {
  const { video, sound } = tables;
  const starts = fragmentStarts(video, seconds);
  const times = timesOf(video);
  let nextSound = sound ? firstPlayed(sound) : 0;
  for (const [index, from] of starts.entries()) {
    const to = starts[index + 1] ?? video.count;
    const parts: Part[] = [{ table: video, track: 1, from, to }];
    if (sound) {
      const isLast = starts[index + 1] === undefined;
      const end = times.decoded(at(video.decodedAt, to)) / video.timescale;
      const begin = nextSound;
      const before = (sample: number) =>
        (at(sound.decodedAt, sample) + sound.shift) / sound.timescale < end;
      while (nextSound < sound.count && (isLast || before(nextSound))) nextSound += 1;
      if (nextSound > begin) parts.push({ table: sound, track: 2, from: begin, to: nextSound });
    }
    yield parts;
  }
}

export interface CopyOrder {
  from: string;
  to: string;
  fragmentSeconds: number;
  maxFragmentBytes: number;
}

/**
 * Copies samples into a fragmented MP4, without looking at what they hold. It blocks: run it in a process of its own.
 * @returns false where key frames are so far apart that a fragment does not fit into memory
 */
export function copySamples(
  tables: { video: SampleTable; sound: SampleTable | null },
  { from, to, fragmentSeconds, maxFragmentBytes }: CopyOrder,
): boolean {
  const source = openSync(from, 'r');
  const target = openSync(to, 'w', 0o600);
  try {
    writeSync(target, beginning(tables.sound ? [tables.video, tables.sound] : [tables.video]));
    let number = 0;
    for (const parts of partsOf(tables, fragmentSeconds)) {
      number += 1;
      const sizes = parts.map(bytesOf);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      if (bytes > maxFragmentBytes) return false;
      const moof = moofBox(number, parts);
      const fragment = Buffer.allocUnsafe(moof.length + 8 + bytes);
      moof.copy(fragment);
      fragment.writeUInt32BE(bytes + 8, moof.length);
      fragment.write('mdat', moof.length + 4, 'latin1');
      let put = moof.length + 8;
      for (const [index, part] of parts.entries()) {
        readSamples(source, part, fragment.subarray(put, put + (sizes[index] ?? 0)));
        put += sizes[index] ?? 0;
      }
      writeSync(target, fragment);
    }
    return true;
  } finally {
    closeSync(source);
    closeSync(target);
  }
}
