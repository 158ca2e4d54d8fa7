import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface ProgramOptions {
  bounds: {
    /** Milliseconds. */
    timeout: number;
    /** Bytes of address space. */
    memory: number;
    /** Bytes of a file that it writes. */
    fileBytes: number;
  };
  /** Seconds of what it reads. */
  duration: number;
  /** Called with the part that is done, from 0 to 1. */
  onProgress?(done: number): void;
  /** Ends it. */
  signal?: AbortSignal;
}

/** The program failed, or a bound or the signal ended it. */
export class ProgramFailure extends Error {
  override name = 'ProgramFailure';
  readonly why: 'failed' | 'time' | 'aborted';

  constructor(why: ProgramFailure['why'], errors: string) {
    super(`ffmpeg: ${why}: ${errors}`);
    this.why = why;
  }
}

/** How much lower its priority is than that of the server. */
const nicer = 10;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Ends the program with this process, also where this one is killed; Linux has it in util-linux. */
const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
const withParent = setpriv ? [setpriv, '--pdeathsig', 'KILL'] : [];

/** A shell sets the limits, since Node has none of them. POSIX counts files in blocks of 512 bytes. */
const limited = ({ memory, fileBytes }: ProgramOptions['bounds']) =>
  `ulimit -v ${Math.ceil(memory / 1024)} 2>/dev/null; ulimit -f ${Math.ceil(fileBytes / 512)} 2>/dev/null; exec nice -n ${nicer} "$@"`;

/**
 * Runs ffmpeg within bounds, at a low priority.
 * @param values as they are; they hold nothing from outside
 * @throws ProgramFailure
 */
export function runProgram(
  program: string,
  values: readonly string[],
  { bounds, duration, onProgress, signal }: ProgramOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      '/bin/sh',
      ['-c', limited(bounds), 'sh', ...withParent, program, ...values],
      {
        // Nothing of the server's environment, in which its secrets are.
        env: { PATH: process.env.PATH ?? '' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    running.add(child);
    let why: ProgramFailure['why'] = 'failed';
    const end = (reason: ProgramFailure['why']) => {
      why = reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end('time'), bounds.timeout);
    const abort = () => end('aborted');
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (errors.length < 2000) errors += chunk.toString();
    });
    createInterface(child.stdout).on('line', (line) => {
      const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
      if (microseconds) onProgress?.(Math.min(1, Number(microseconds) / 1e6 / duration));
    });
    const settle = (code: number | null) => {
      running.delete(child);
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      if (code === 0 && why === 'failed') resolve();
      else reject(new ProgramFailure(why, errors));
    };
    child.once('error', () => settle(null));
    child.once('close', settle);
  });
}
