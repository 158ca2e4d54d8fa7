import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { repoRoot } from '../config/paths.ts';
import type { WorkOrder } from './run-work.ts';

/** Work that took more time or memory than any honest text needs, or found too much other work before it. */
export class WorkOverrun extends Error {
  override name = 'WorkOverrun';
}

const limits = {
  /** Of processor for the work alone, in milliseconds: a busy machine takes no time from an honest text. */
  time: 10_000,
  /** Milliseconds for everything together: its turn, the start of a thread, the loading of its module, and the work. */
  wait: 60_000,
  /** Milliseconds between two looks at how much a thread has taken. */
  look: 100,
  /** Of one thread's heap. */
  megabytes: 256,
  threads: 2,
  waiting: 40,
  /** How much lower than the event loop's their priority is, where the operating system has one for each thread. */
  nicer: 10,
  /** A thread without work is ended after so many milliseconds. */
  idle: 30_000,
};

const addressOf = (file: string) => pathToFileURL(join(repoRoot(), 'api/src', file)).href;

let pool: Piscina | null = null;

/** Started with the first work, because most processes have none for hours. */
const threads = () =>
  (pool ??= new Piscina({
    filename: addressOf('platform/workers/run-work.ts'),
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: limits.idle,
    niceIncrement: limits.nicer,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    execArgv: [],
    // It needs none of the server's secrets.
    env: {},
  }));

/** Work that waits for a thread. The pool's own queue stands still after a thread was ended, until more work comes. */
const waiting = new PQueue({ concurrency: limits.threads });

/** Milliseconds of processor that a thread has taken since it started; null once it has ended. */
async function takenBy(threadId: number): Promise<number | null> {
  const thread = threads().threads.find((one) => one.threadId === threadId);
  const usage = await thread?.cpuUsage().catch(() => null);
  return usage ? (usage.user + usage.system) / 1_000 : null;
}

/** Calls `end` when a thread has taken `time` milliseconds of processor from now on, unless `signal` is aborted before. */
async function limitThread(threadId: number, time: number, signal: AbortSignal, end: () => void) {
  const before = await takenBy(threadId);
  if (before === null) return;
  for (;;) {
    await setTimeout(limits.look, undefined, { ref: false });
    const taken = await takenBy(threadId);
    // What the thread takes after this work belongs to other work.
    if (taken === null || signal.aborted) return;
    if (taken - before >= time) return end();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the parameters of any function fit
type Work = (input: any) => unknown;

/**
 * A function that reads a text from outside, to be run in a thread of its own: the event loop goes on, whatever the text costs.
 * Arguments and results are copied; of what it throws only the message comes back.
 * @param file the file of the function, below `api/src`. It is run from the source, which is beside every build
 * @param name the function's name there
 * @param time how much of the processor it may take once it has begun, in milliseconds
 * @returns the function; it rejects with WorkOverrun where a limit ended it
 */
export const inWorker =
  <Function extends Work>(file: string, name: string, time = limits.time) =>
  async (input: Parameters<Function>[0]): Promise<Awaited<ReturnType<Function>>> => {
    const overrun = (cause?: unknown) =>
      new WorkOverrun(`${name} in ${file} was refused or ended`, { cause });
    if (waiting.size >= limits.waiting) throw overrun('too much work waits');
    const limit = new AbortController();
    const done = new AbortController();
    const abort = () => limit.abort();
    const timer = globalThis.setTimeout(abort, limits.wait);
    const { port1: begun, port2: begins } = new MessageChannel();
    begun.once('message', (threadId: number) => {
      void limitThread(threadId, time, done.signal, abort);
    });
    const order: WorkOrder = { module: addressOf(file), name, input, begins };
    try {
      const { signal } = limit;
      return await waiting.add(() => threads().run(order, { signal, transferList: [begins] }), {
        signal,
      });
    } catch (error) {
      const isGreedy = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw limit.signal.aborted || isGreedy ? overrun(error) : error;
    } finally {
      clearTimeout(timer);
      done.abort();
      begun.close();
    }
  };
