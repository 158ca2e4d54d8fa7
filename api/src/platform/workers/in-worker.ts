import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { repoRoot } from '../config/paths.ts';

/** Work that took more time or memory than any honest text needs, or found too much other work before it. */
export class WorkOverrun extends Error {
  override name = 'WorkOverrun';
}

const limits = {
  /** From the call to the answer, in milliseconds. */
  time: 5_000,
  /** Of one thread's heap. */
  megabytes: 256,
  threads: 2,
  waiting: 40,
  /** How much lower than the event loop's their priority is, where the operating system has one for each thread. */
  nicer: 10,
  /** A thread without work is ended after so many milliseconds. */
  idle: 30_000,
};

let pool: Piscina | null = null;

/** Started with the first work, because most processes have none for hours. */
const threads = () =>
  (pool ??= new Piscina({
    minThreads: 0,
    maxThreads: limits.threads,
    maxQueue: limits.waiting,
    idleTimeout: limits.idle,
    niceIncrement: limits.nicer,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    execArgv: [],
    // It needs none of the server's secrets.
    env: {},
  }));

/** What ends a thread or keeps work from it; everything else was thrown by the work. */
const overruns = /ERR_WORKER_OUT_OF_MEMORY|Task queue is at limit|The task has been aborted/;

// biome-ignore lint/suspicious/noExplicitAny: the parameters of any function fit
type Work = (input: any) => unknown;

/**
 * A function that reads a text from outside, to be run in a thread of its own: the event loop goes on, whatever the text costs.
 * Arguments and results are copied; of what it throws only the message comes back.
 * @param file the file of the function, below `api/src`. It is run from the source, which is beside every build
 * @param name the function's name there
 * @param time how long it may take, in milliseconds
 * @returns the function; it rejects with WorkOverrun where a limit ended it
 */
export const inWorker =
  <Function extends Work>(file: string, name: string, time = limits.time) =>
  async (input: Parameters<Function>[0]): Promise<Awaited<ReturnType<Function>>> => {
    const filename = pathToFileURL(join(repoRoot(), 'api/src', file)).href;
    try {
      return await threads().run(input, { filename, name, signal: AbortSignal.timeout(time) });
    } catch (error) {
      if (
        !(error instanceof Error) ||
        !overruns.test(`${(error as { code?: string }).code} ${error.message}`)
      ) {
        throw error;
      }
      throw new WorkOverrun(`${name} in ${file} was ended`, { cause: error });
    }
  };
