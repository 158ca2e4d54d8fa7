import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { media as limits } from '@nibras/contract/limits.ts';
import type { Platform } from '#platform/platform.ts';

export interface Ffmpeg {
  /**
   * Copies the tracks of a video into an MP4 with its index in front, its sound as it is or as AAC.
   * @returns false where it failed
   */
  rewrite(from: string, to: string, sound: 'copy' | 'aac'): Promise<boolean>;
  /** Takes a picture of a video at a time in seconds. @returns false where it failed */
  takePicture(from: string, options: { webm: boolean; at: number; to: string }): Promise<boolean>;
}

const isProgram = async (path: string) =>
  (await stat(path).catch(() => null))?.isFile() === true &&
  (await access(path, constants.X_OK).then(
    () => true,
    () => false,
  ));

/** The path of ffmpeg: the configured one, or the first in PATH; null where there is none. */
export async function findProgram(configured: string | null): Promise<string | null> {
  if (configured) return (await isProgram(configured)) ? configured : null;
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, 'ffmpeg');
    if (await isProgram(path)) return path;
  }
  return null;
}

/** Only files of this machine, no questions on the terminal, and one thread beside those of the server. */
const careful = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'];

type Log = Pick<Platform, 'log'>['log'];

/** Runs the program with a time limit. @returns whether it succeeded */
function run(program: string, log: Log, values: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, [...careful, ...values], {
      // Nothing of the server's environment, in which its secrets are.
      env: { PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: limits.programTimeout,
      killSignal: 'SIGKILL',
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (errors.length < 2000) errors += chunk.toString();
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      if (code !== 0) log.warn({ code, errors }, 'ffmpeg failed');
      resolve(code === 0);
    });
  });
}

/** The demuxer is named, so that a video cannot pass for a playlist of other files. */
const input = (from: string, format: 'mov' | 'matroska') => [
  '-protocol_whitelist',
  'file',
  '-f',
  format,
  '-i',
  from,
];

/** Finds ffmpeg: `FFMPEG_PATH`, then PATH. Null where it is not installed. */
export async function findFfmpeg({
  config,
  log,
}: Pick<Platform, 'config' | 'log'>): Promise<Ffmpeg | null> {
  const program = await findProgram(config.ffmpegPath);
  if (!program) return null;
  return {
    rewrite: (from, to, sound) =>
      run(program, log, [
        ...input(from, 'mov'),
        ...['-map', '0:v', '-map', '0:a?', '-c', 'copy', '-map_metadata', '-1'],
        ...(sound === 'aac' ? ['-c:a', 'aac', '-b:a', '128k'] : []),
        ...['-movflags', '+faststart', '-f', 'mp4', '-y', to],
      ]),
    takePicture: (from, { webm, at, to }) =>
      run(program, log, [
        ...['-ss', at.toFixed(3), ...input(from, webm ? 'matroska' : 'mov')],
        ...['-map', '0:v:0', '-frames:v', '1', '-vf', "scale='min(1280,iw)':-2"],
        ...['-c:v', 'png', '-f', 'image2', '-update', '1', '-y', to],
      ]),
  };
}
