import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { captionDrafts as limits, media } from '@nibras/contract/limits.ts';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { findProgram } from '#content/media/index.ts';
import type { Platform } from '#platform/platform.ts';
import { fail } from './failure.ts';

/** The sound of a video, or a part of it. */
export interface Sound {
  file: string;
  /** Milliseconds of the video before it. */
  offset: number;
}

interface Taking {
  folder: string;
  /** Whether the sound is divided into parts that a service takes. */
  inParts: boolean;
  signal: AbortSignal;
}

/** Seconds of a part: 19 MB as WAV with 16,000 samples of two bytes a second. */
const partSeconds = 600;

/** Runs ffmpeg. @returns whether it succeeded */
function run(program: string, values: string[], signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, values, {
      env: { PATH: process.env.PATH ?? '' },
      stdio: 'ignore',
      timeout: media.programTimeout,
      killSignal: 'SIGKILL',
      signal,
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The sound as WAV with 16,000 samples a second and one channel, which transcriptions work with. */
async function takeByFfmpeg(
  program: string,
  video: string,
  { folder, inParts, signal }: Taking,
): Promise<Sound[] | null> {
  const format = video.endsWith('.webm') ? 'matroska' : 'mov';
  const values = [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
    // The demuxer is named, so that a video cannot pass for a playlist of other files.
    ...['-protocol_whitelist', 'file', '-f', format, '-i', video],
    ...['-map', '0:a:0', '-vn', '-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le'],
  ];
  const to = inParts
    ? ['-f', 'segment', '-segment_time', String(partSeconds), join(folder, 'part-%04d.wav')]
    : ['-f', 'wav', join(folder, 'part-0000.wav')];
  if (!(await run(program, [...values, ...to], signal))) return null;
  const names = (await readdir(folder)).filter((name) => name.startsWith('part-')).sort();
  return names.map((name, at) => ({ file: join(folder, name), offset: at * partSeconds * 1000 }));
}

/** The sound as the video has it, without ffmpeg: its packets are copied into files of their own. */
async function takeByCopy(video: string, { folder, inParts, signal }: Taking): Promise<Sound[]> {
  const input = new Input({
    source: new FilePathSource(video),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
  try {
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || !codec || !decoderConfig) return fail('noSound');
    const isWebM = codec === 'opus' || codec === 'vorbis';
    const most = inParts ? limits.machinePartBytes : Number.POSITIVE_INFINITY;
    const sounds: Sound[] = [];
    let open: {
      output: Output;
      source: EncodedAudioPacketSource;
      from: number;
      bytes: number;
    } | null = null;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      signal.throwIfAborted();
      if (open && open.bytes + packet.byteLength > most) {
        await open.output.finalize();
        open = null;
      }
      if (!open) {
        const file = join(folder, `part-${sounds.length}.${isWebM ? 'webm' : 'm4a'}`);
        const source = new EncodedAudioPacketSource(codec);
        const output = new Output({
          format: isWebM ? new WebMOutputFormat() : new Mp4OutputFormat(),
          target: new FilePathTarget(file),
        });
        output.addAudioTrack(source);
        await output.start();
        const from = Math.max(0, packet.timestamp);
        open = { output, source, from, bytes: 0 };
        sounds.push({ file, offset: Math.round(from * 1000) });
      }
      open.bytes += packet.byteLength;
      const timestamp = Math.max(0, packet.timestamp - open.from);
      await open.source.add(packet.clone({ timestamp }), { decoderConfig });
    }
    if (!open) return fail('noSound');
    await open.output.finalize();
    return sounds;
  } finally {
    input.dispose();
  }
}

/**
 * Takes the sound from a video of the storage.
 * @param video its path in the storage
 * @throws MachineFailure where there is none, or no space to work in
 */
export async function takeSound(
  { storage, config }: Pick<Platform, 'storage' | 'config'>,
  video: string,
  taking: Taking,
): Promise<Sound[]> {
  const stored = video.replace(/^\/?(storage\/)?/, '');
  const found = await storage.stat(stored);
  if (!found) return fail('noVideo');
  const space = await statfs(taking.folder);
  // The video and its sound lie in the folder together.
  if (found.size * 2 > space.bavail * space.bsize) return fail('tooLarge');
  const file = join(taking.folder, stored.endsWith('.webm') ? 'video.webm' : 'video.mp4');
  await pipeline(storage.read(stored), createWriteStream(file), { signal: taking.signal });
  const program = await findProgram(config.ffmpegPath);
  const taken = program ? await takeByFfmpeg(program, file, taking) : null;
  taking.signal.throwIfAborted();
  const sounds = taken ?? (await takeByCopy(file, taking).catch(orNoSound(taking.signal)));
  const sizes = await Promise.all(sounds.map(async (sound) => (await stat(sound.file)).size));
  return sizes.every((size) => size > 0) && sounds.length > 0 ? sounds : fail('noSound');
}

/** A file that cannot be read has no sound for a transcription. */
const orNoSound =
  (signal: AbortSignal) =>
  (error: unknown): never => {
    signal.throwIfAborted();
    return fail('noSound', error);
  };
