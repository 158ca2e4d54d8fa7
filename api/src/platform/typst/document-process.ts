import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { repoRoot } from '../config/paths.ts';
import type { DocumentJob, DrawnDocument } from './document-job.ts';

/** How long the process waits for another paper before it is ended, in milliseconds. */
const idleFor = 60_000;

/** How long one paper may take, in milliseconds: a sheet of a thousand codes takes a few seconds. */
const longest = 60_000;

interface Waiting {
  job: DocumentJob;
  /** Milliseconds that it may take once its turn has come. */
  time: number;
  resolve(drawn: DrawnDocument): void;
}

let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let overrun: NodeJS.Timeout | undefined;
/** In the order in which they were sent, which is the order of the answers. */
let waiting: Waiting[] = [];

/** From the source, which is beside every build and which Node runs as it is. */
const program = () => join(repoRoot(), 'api/src/platform/typst/draw-documents.ts');

function start(): ChildProcess {
  const started = fork(program(), {
    serialization: 'advanced',
    execArgv: [],
    // It needs none of the server's secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.on('message', (drawn: DrawnDocument) => {
    waiting.shift()?.resolve(drawn);
    watch(started);
    settle(started);
  });
  started.once('exit', () => onEnd(started));
  started.once('error', () => onEnd(started));
  return started;
}

/** Ends the process over a paper that takes too long, counted from when its turn comes. */
function watch(used: ChildProcess): void {
  clearTimeout(overrun);
  const [first] = waiting;
  if (first) overrun = setTimeout(() => used.kill('SIGKILL'), first.time);
}

/** The paper that was being drawn has failed; those behind it are drawn by another process. */
function onEnd(ended: ChildProcess): void {
  if (child !== ended) return;
  child = null;
  clearTimeout(overrun);
  const [failed, ...others] = waiting;
  waiting = [];
  failed?.resolve({ failure: 'the process that draws papers has ended' });
  for (const one of others) send(one);
}

function send(one: Waiting): void {
  child ??= start();
  clearTimeout(idle);
  // Nothing else may keep the server's process alive while a paper is drawn.
  child.ref();
  child.channel?.ref();
  waiting.push(one);
  if (waiting.length === 1) watch(child);
  child.send(one.job);
}

/** Without work the process keeps nothing alive, and is ended after a while. */
function settle(used: ChildProcess): void {
  if (waiting.length > 0 || child !== used) return;
  used.unref();
  used.channel?.unref();
  idle = setTimeout(() => {
    if (child !== used) return;
    child = null;
    used.disconnect();
  }, idleFor).unref();
}

/** The process that draws papers; null where none is running. Tests end it. */
export const documentProcess = (): ChildProcess | null => child;

/**
 * Draws a paper in the process for that.
 * @param time milliseconds that it may take once its turn has come
 * @returns the file; a failure where Typst refuses it, or the process has ended over it
 */
export const drawDocument = (job: DocumentJob, time = longest): Promise<DrawnDocument> =>
  new Promise((resolve) => send({ job, time, resolve }));
