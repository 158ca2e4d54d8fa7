import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { hasFfmpeg, uploadVideo } from '../../../testing/streams.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { readFragments } from './fragments.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'nibras-odd-'));
afterAll(() => rm(folder, { recursive: true }));
const app = await startTestApp({ sockets: true });

const ffmpeg = async (...values: string[]) =>
  run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...values], { maxBuffer: 1e8 });
/** Moving pictures. */
const pictures = (size: string, rate = 30, seconds = 3) => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
];
const tone = (seconds = 3, frequency = 440) => [
  ...['-f', 'lavfi', '-i', `sine=f=${frequency}:r=48000:d=${seconds}`],
];
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/** Makes a video of these values, or reads what was made of it. */
async function make(name: string, ...values: string[]): Promise<Buffer> {
  const path = join(folder, name);
  await ffmpeg(...values, path);
  return readFile(path);
}

/** Patches the width and height in the description of the pictures, and in the track. */
function withSize(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file);
  const entry = copy.indexOf('avc1', copy.indexOf('stsd'));
  copy.writeUInt16BE(width, entry + 28);
  copy.writeUInt16BE(height, entry + 30);
  const tkhd = copy.indexOf('tkhd');
  copy.writeUInt32BE(width << 16, tkhd + 4 + 76);
  copy.writeUInt32BE(height << 16, tkhd + 4 + 80);
  return copy;
}

interface Outcome {
  /** The longest and shortest that its renditions may be, in seconds. */
  duration?: number;
  /** Those that there are to be. */
  names?: string[];
  /** Of the largest. */
  size?: [number, number];
  failure?: RegExp;
  reason?: RegExp;
}
type Row = [name: string, make: (path: string) => Promise<Buffer>, outcome: Outcome];

const plain = () => make('plain.mp4', ...pictures('426x240'), ...tone(), ...h264, '-c:a', 'aac');
const common: Outcome = { duration: 3, names: ['240', 'sound', 'source'], size: [426, 240] };
/** The same without a copy, which is encoded anew. */
const encoded: Outcome = { ...common, names: ['240', 'sound'] };
const silent: Outcome = { ...common, names: ['240', 'source'] };
/** One of two sizes, whose key frames are compared. */
const large: Outcome = { duration: 3, names: ['240', '360', 'sound', 'source'], size: [640, 360] };

const rows: Row[] = [
  ['plain', plain, common],
  ['no sound', () => make('1.mp4', ...pictures('426x240'), ...h264), silent],
  [
    'index behind',
    () => make('2.mp4', ...pictures('426x240'), ...tone(), ...h264, '-movflags', '0'),
    common,
  ],
  [
    'fragmented source',
    () =>
      make(
        '3.mp4',
        ...[...pictures('426x240'), ...tone(), ...h264],
        ...['-movflags', 'frag_keyframe+empty_moov', '-g', '30'],
      ),
    common,
  ],
  [
    'two sounds',
    () =>
      make(
        '4.mp4',
        ...[...pictures('426x240'), ...tone(), ...tone(3, 880), ...h264],
        ...['-map', '0', '-map', '1', '-map', '2'],
      ),
    common,
  ],
  [
    'portrait',
    () => make('5.mp4', ...pictures('240x426'), ...tone(), ...h264),
    { ...common, size: [240, 426] },
  ],
  [
    'odd size',
    () =>
      make('6.mp4', ...pictures('641x359'), ...tone(), '-c:v', 'libx264', '-pix_fmt', 'yuv444p'),
    { duration: 3, names: ['240', 'sound'] },
  ],
  [
    '3 × 3 pixels',
    () => make('7.webm', ...pictures('3x3'), '-c:v', 'libvpx-vp9'),
    { duration: 3, names: ['240'] },
  ],
  [
    '1 picture a second',
    () =>
      make(
        '8.mp4',
        ...pictures('426x240', 1, 8),
        '-c:v',
        'libx264',
        '-qp',
        '10',
        '-pix_fmt',
        'yuv420p',
      ),
    { names: ['source'], duration: 8 },
  ],
  [
    '120 pictures a second',
    () => make('9.mp4', ...pictures('426x240', 120), ...tone(), ...h264),
    common,
  ],
  [
    '29.97 pictures a second',
    () => make('10.mp4', ...pictures('640x360', 30000 / 1001), ...tone(), ...h264),
    large,
  ],
  [
    'variable rate',
    () =>
      make(
        '11.mp4',
        ...[...pictures('640x360', 30, 6), ...tone(6)],
        ...['-vf', "select='lt(mod(n,60),15)'", '-vsync', 'vfr', ...h264],
      ),
    { ...large, duration: 6 },
  ],
  [
    'long distance between key frames',
    () =>
      make(
        '12.mp4',
        ...pictures('640x360', 30, 12),
        ...tone(12),
        ...h264,
        '-g',
        '9999',
        '-sc_threshold',
        '0',
      ),
    { ...large, duration: 12 },
  ],
  [
    'pictures that refer forwards',
    () =>
      make(
        '13.mp4',
        ...pictures('640x360', 30, 5),
        ...tone(5),
        '-c:v',
        'libx264',
        '-bf',
        '6',
        '-g',
        '60',
        '-pix_fmt',
        'yuv420p',
      ),
    { ...large, duration: 5 },
  ],
  [
    '10 bits',
    () =>
      make(
        '14.mp4',
        ...pictures('426x240'),
        ...tone(),
        '-c:v',
        'libx264',
        '-pix_fmt',
        'yuv420p10le',
      ),
    encoded,
  ],
  [
    'HEVC',
    () =>
      make(
        '15.mp4',
        ...pictures('426x240'),
        ...tone(),
        '-c:v',
        'libx265',
        '-x265-params',
        'log-level=error',
      ),
    encoded,
  ],
  [
    'VP9',
    () =>
      make(
        '16.webm',
        ...pictures('426x240'),
        ...tone(),
        '-c:v',
        'libvpx-vp9',
        '-deadline',
        'realtime',
        '-cpu-used',
        '8',
      ),
    encoded,
  ],
  [
    'PCM sound',
    () => make('17.mov', ...pictures('426x240'), ...tone(), ...h264, '-c:a', 'pcm_s16le'),
    common,
  ],
  [
    'QuickTime with AAC',
    () => make('18.mov', ...pictures('426x240'), ...tone(), ...h264, '-c:a', 'aac'),
    common,
  ],
  [
    'rotated',
    async () => {
      await plain();
      return make(
        '19.mp4',
        '-i',
        join(folder, 'plain.mp4'),
        '-c',
        'copy',
        '-metadata:s:v',
        'rotate=90',
      );
    },
    { ...common, size: [240, 426] },
  ],
  [
    'a subtitle track',
    async () => {
      await writeFile(join(folder, 'a.srt'), '1\n00:00:00,000 --> 00:00:02,000\nمرحبًا\n');
      return make(
        '20.mp4',
        ...pictures('426x240'),
        ...tone(),
        '-i',
        join(folder, 'a.srt'),
        '-map',
        '0',
        '-map',
        '1',
        '-map',
        '2',
        ...h264,
        '-c:s',
        'mov_text',
      );
    },
    common,
  ],
  [
    'an attached picture',
    async () => {
      await plain();
      await ffmpeg(...pictures('300x300', 1, 1), '-frames:v', '1', join(folder, 'cover.png'));
      return make(
        '21.mp4',
        '-i',
        join(folder, 'plain.mp4'),
        '-i',
        join(folder, 'cover.png'),
        '-map',
        '0',
        '-map',
        '1',
        '-c',
        'copy',
        '-c:v:1',
        'mjpeg',
        '-disposition:v:1',
        'attached_pic',
      );
    },
    common,
  ],
  [
    'a time code track',
    () =>
      make(
        '22.mov',
        ...pictures('426x240'),
        ...tone(),
        ...h264,
        '-c:a',
        'aac',
        '-timecode',
        '01:00:00:00',
      ),
    common,
  ],
  [
    'huge times',
    () => make('23.mp4', ...pictures('426x240'), ...tone(), ...h264, '-output_ts_offset', '100000'),
    common,
  ],
  [
    'an edit list that cuts',
    async () => {
      await make('24a.mp4', ...pictures('426x240', 30, 6), ...tone(6), ...h264, '-g', '30');
      return make('24.mp4', '-ss', '1.5', '-t', '3', '-i', join(folder, '24a.mp4'), '-c', 'copy');
    },
    encoded,
  ],
  [
    'sound that begins later',
    () => make('25.mp4', ...pictures('426x240', 30, 4), '-itsoffset', '1', ...tone(3), ...h264),
    { ...common, duration: 4 },
  ],
  [
    'a single picture',
    () => make('26.mp4', ...pictures('426x240'), '-frames:v', '1', ...h264),
    { names: ['240', 'source'] },
  ],
  [
    'sound longer than the pictures',
    () => make('27.mp4', ...pictures('426x240', 30, 2), ...tone(5), ...h264),
    { ...common, duration: 5 },
  ],
  [
    'pixels that are not square',
    () => make('28.mp4', ...pictures('320x240'), ...tone(), '-vf', 'setsar=4/3', ...h264),
    { duration: 3, names: ['240', 'sound', 'source'] },
  ],
  [
    '8K',
    () => make('29.mp4', ...pictures('7680x4320', 5, 0.4), ...h264),
    { reason: /4K/, names: ['source'] },
  ],
  [
    'a bomb that claims 30000 × 30000 pixels',
    async () => withSize(await plain(), 30_000, 30_000),
    { duration: 3 },
  ],
  [
    'cut in the middle',
    async () => (await plain()).subarray(0, 60_000),
    { failure: /ناقص|تعذرت قراءة|لا يحتوي/ },
  ],
  [
    'cut in the middle, its index in front',
    async () => {
      const whole = await make(
        '30.mp4',
        ...pictures('426x240'),
        ...tone(),
        ...h264,
        '-movflags',
        '+faststart',
      );
      return whole.subarray(0, Math.floor(whole.length / 2));
    },
    {},
  ],
  ['sound only', () => make('31.mp4', ...tone(), '-c:a', 'aac'), { failure: /صوت فقط/ }],
  [
    'a length that its index belies',
    async () => {
      const file = Buffer.from(await plain());
      const mvhd = file.indexOf('mvhd');
      file.writeUInt32BE(0xffff_fff0, mvhd + 4 + 16);
      return file;
    },
    common,
  ],
  [
    'Opus in MP4',
    () => make('32.mp4', ...pictures('426x240'), ...tone(), ...h264, '-c:a', 'libopus'),
    encoded,
  ],
  [
    'MP3 in MP4',
    () => make('33.mp4', ...pictures('426x240'), ...tone(), ...h264, '-c:a', 'libmp3lame'),
    encoded,
  ],
  [
    'sound of six channels',
    () => make('34.mp4', ...pictures('426x240'), ...tone(), ...h264, '-c:a', 'aac', '-ac', '6'),
    common,
  ],
  [
    'sound of 8 kHz',
    () => make('35.mp4', ...pictures('426x240'), ...tone(), ...h264, '-c:a', 'aac', '-ar', '8000'),
    common,
  ],
  ['4 pixels high', () => make('36.mp4', ...pictures('640x4'), ...h264), { duration: 3 }],
];

/** Decodes a whole file. @throws where anything in it is broken */
const decode = (path: string) => ffmpeg('-i', path, '-f', 'null', '-');

async function storedFile(path: string): Promise<string> {
  const local = app.platform.storage.localPath(path);
  if (!local) throw new Error(path);
  expect((await stat(local)).size).toBeGreaterThan(0);
  return local;
}

describe.runIf(hasFfmpeg)('a video of', () => {
  test.each(rows)('%s plays, or is refused with a reason', async (name, content, outcome) => {
    const { file, stream, renditions } = await uploadVideo(
      app,
      /QuickTime|PCM|code/.test(name) ? 'a.mov' : /3 × 3|VP9/.test(name) ? 'a.webm' : 'a.mp4',
      await content(name),
    );
    if (outcome.failure) {
      expect(file.failure).toMatch(outcome.failure);
      expect(stream).toBeNull();
      return;
    }
    expect(`${file.state} ${file.failure}`).toBe('ready null');
    const names = renditions.map((one) => one.name).sort();
    if (outcome.names) expect([names, stream?.reason]).toEqual([outcome.names, stream?.reason]);
    if (outcome.reason) expect(stream?.reason).toMatch(outcome.reason);
    if (stream?.state === 'failed') expect(stream.reason).toMatch(/[\u0621-\u064a]{4}/);
    const starts: number[][] = [];
    for (const one of renditions) {
      const path = await storedFile(`private/streams/${file.id}/${one.version}/${one.name}.mp4`);
      if (one.origin === 'ffmpeg') await decode(path);
      if (outcome.duration)
        expect([one.name, Math.abs(one.duration - outcome.duration) < 0.21, one.duration]).toEqual([
          one.name,
          true,
          one.duration,
        ]);
      if (one.origin !== 'ffmpeg' || one.name === 'sound') continue;
      starts.push(
        (await readFragments(path)).fragments.map(({ start }) => Number(start.toFixed(3))),
      );
      expect([(one.width ?? 1) % 2, (one.height ?? 1) % 2]).toEqual([0, 0]);
    }
    // One may have a last fragment of a single picture, since both ends of a video count.
    const shortest = Math.min(...starts.map(({ length }) => length));
    for (const other of starts) {
      expect(other.length - shortest).toBeLessThanOrEqual(1);
      expect(other.slice(0, shortest)).toEqual(starts[0]?.slice(0, shortest));
    }
    if (outcome.size) {
      const [largest] = renditions.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
      expect([largest?.width, largest?.height]).toEqual(outcome.size);
    }
  });
});
