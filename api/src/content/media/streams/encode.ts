import { type Rung, renditionSize, soundRate } from '@nibras/contract/content/media/rungs.ts';
import { streams as limits } from '@nibras/contract/limits.ts';
import type { SourceFacts } from './read-source.ts';
import { type ProgramOptions, runProgram } from './run-program.ts';

/** A file that ffmpeg reads. */
export interface EncoderInput {
  path: string;
  /** The demuxer is named, so that a video cannot pass for a playlist of other files. */
  format: 'mov' | 'matroska';
}

const inputValues = ({ path, format }: EncoderInput, ...before: string[]) => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-progress', 'pipe:1', '-nostats'],
  ...before,
  ...['-protocol_whitelist', 'file', '-f', format, '-i', path],
];

/** Fragments with their own tables, and pictures whose first one begins at 0 without an edit list. */
const fragmented = (flags: string, { duration }: SourceFacts) => [
  // A hostile time of one picture would repeat another one without end.
  ...['-t', (duration + 0.5).toFixed(3)],
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
  ...['-movflags', `${flags}+empty_moov+default_base_moof+negative_cts_offsets`, '-f', 'mp4'],
];

/** Sound that begins at 0 and has no gaps. */
const soundValues = (rate: number, channels: number) => [
  ...['-af', 'aresample=48000:async=1:first_pts=0'],
  ...['-c:a', 'aac', '-b:a', String(rate), '-ac', String(channels), '-ar', '48000'],
];

/** The longest that ffmpeg may take, and the largest file that it may write. */
function boundsOf({ duration }: SourceFacts, rate: number): ProgramOptions['bounds'] {
  return {
    timeout: limits.encodeTimeout + duration * 1000 * limits.encodeTimesLength,
    memory: limits.encoderMemory,
    fileBytes: Math.ceil((rate * duration) / 8) * 2 + 50 * 1024 ** 2,
  };
}

type Watched = Pick<ProgramOptions, 'onProgress' | 'signal'>;

/** Encodes one size of a video, with key frames at the same times in all sizes. @throws ProgramFailure */
export function encodeRung(
  program: string,
  {
    input,
    to,
    rung,
    facts,
    ...watched
  }: Watched & {
    input: EncoderInput;
    to: string;
    rung: Rung;
    facts: SourceFacts;
  },
): Promise<void> {
  const { width, height } = renditionSize(facts, rung.side);
  const every = limits.fragmentSeconds;
  const values = [
    ...inputValues(input),
    // Pictures that are a cover do not count as a video.
    ...['-map', '0:V:0', ...(facts.hasSound ? ['-map', '0:a:0'] : [])],
    '-vf',
    `fps=${facts.rate}:start_time=0,scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p`,
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high'],
    ...['-crf', String(rung.quality), '-maxrate', String(rung.pictureRate)],
    ...['-bufsize', String(rung.pictureRate * 2)],
    ...['-force_key_frames', `expr:gte(t,n_forced*${every})`, '-sc_threshold', '0', '-g', '900'],
    ...(facts.hasSound ? soundValues(rung.soundRate, rung.channels) : []),
    ...fragmented('frag_keyframe', facts),
    to,
  ];
  const bounds = boundsOf(facts, rung.pictureRate + rung.soundRate);
  return runProgram(program, values, { bounds, duration: facts.duration, ...watched });
}

/** Encodes the sound alone. @throws ProgramFailure */
export function encodeSound(
  program: string,
  {
    input,
    to,
    facts,
    ...watched
  }: Watched & {
    input: EncoderInput;
    to: string;
    facts: SourceFacts;
  },
): Promise<void> {
  const values = [
    ...inputValues(input),
    ...['-map', '0:a:0', '-vn'],
    ...soundValues(soundRate, 1),
    ...['-frag_duration', String(limits.fragmentSeconds * 1_000_000)],
    ...fragmented('', facts),
    to,
  ];
  const bounds = boundsOf(facts, soundRate);
  return runProgram(program, values, { bounds, duration: facts.duration, ...watched });
}

/** A sheet of pictures of the time line. */
export interface PreviewSheet {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** From one picture to the next. */
  seconds: number;
}

/** How the pictures of a time line are arranged. */
export function planPreviews(facts: SourceFacts): PreviewSheet {
  const seconds = Math.max(
    limits.previewSeconds,
    Math.ceil(facts.duration / limits.previews / limits.fragmentSeconds) * limits.fragmentSeconds,
  );
  const pictures = Math.max(1, Math.ceil(facts.duration / seconds));
  const width = Math.min(limits.previewWidth, facts.width);
  const height = Math.max(2, Math.round((width * facts.height) / facts.width));
  const columns = Math.min(limits.previewColumns, pictures);
  return { columns, rows: Math.ceil(pictures / columns), width, height, seconds };
}

/** Draws the sheet as a PNG. Only key frames are decoded. @throws ProgramFailure */
export function drawPreviews(
  program: string,
  {
    input,
    to,
    facts,
    sheet,
    ...watched
  }: Watched & {
    input: EncoderInput;
    to: string;
    facts: SourceFacts;
    sheet: PreviewSheet;
  },
): Promise<void> {
  const { columns, rows, width, height, seconds } = sheet;
  const values = [
    ...inputValues(input, '-skip_frame', 'nokey'),
    ...['-map', '0:V:0', '-an', '-frames:v', '1', '-vf'],
    `fps=1/${seconds}:start_time=0:round=up,scale=${width}:${height},setsar=1,tile=${columns}x${rows}`,
    ...['-c:v', 'png', '-f', 'image2', '-update', '1', to],
  ];
  return runProgram(program, values, {
    bounds: boundsOf(facts, 1_000_000),
    duration: facts.duration,
    ...watched,
  });
}
