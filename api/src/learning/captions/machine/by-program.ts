import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { fail } from './failure.ts';
import { linesOfTranscript } from './read-transcript.ts';
import type { Transcribe } from './transcribing.ts';

/** Its priority below that of the server, as for ffmpeg. */
const nice = 10;

type Ending = { code: number | null; output: Buffer; reason: 'slow' | 'tooLong' | null };

/** Runs the program until it ends, with limits of time and output. */
function run(
  program: string,
  values: string[],
  { folder, signal, log }: { folder: string; signal: AbortSignal; log: Platform['log'] },
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, values, {
      cwd: folder,
      // Nothing of the server's environment, in which its secrets are.
      env: { PATH: process.env.PATH ?? '', HOME: folder, LANG: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the programs that it starts end with it.
      detached: true,
    });
    let reason: Ending['reason'] = null;
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    };
    const timer = setTimeout(() => {
      reason = 'slow';
      end();
    }, limits.machineTimeout);
    signal.addEventListener('abort', end);
    try {
      if (child.pid !== undefined) setPriority(child.pid, nice);
    } catch {
      // It has ended already.
    }
    const chunks: Buffer[] = [];
    let length = 0;
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limits.machineMaxOutput) chunks.push(chunk);
      else if (reason === null) {
        reason = 'tooLong';
        end();
      }
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-2_000);
    });
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    };
    child.on('error', (error) => {
      finish();
      reject(error);
    });
    child.on('close', (code) => {
      finish();
      if (code !== 0 && !signal.aborted) log.warn({ code, errors }, 'the transcription failed');
      resolve({ code, output: Buffer.concat(chunks), reason });
    });
  });
}

/**
 * Transcribes with a program: `program <sound> <language> <terms>`. It is spawned directly, without a shell, and prints
 * WebVTT, SubRip or JSON.
 */
export const transcribeByProgram =
  ({ command, log }: { command: string; log: Platform['log'] }): Transcribe =>
  async (sound, { language, prompt, folder, signal }): Promise<CaptionLine[]> => {
    const values = [sound.file, language, prompt];
    const { code, output, reason } = await run(command, values, { folder, signal, log }).catch(
      (error: unknown) => fail('program', error),
    );
    signal.throwIfAborted();
    if (reason !== null) fail(reason);
    if (code !== 0) fail('program');
    return linesOfTranscript(output);
  };
