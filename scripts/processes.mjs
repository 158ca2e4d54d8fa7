import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Shared by the scripts. They run on the machine's Node (18 or later), before any package is installed. */

export const root = fileURLToPath(new URL('..', import.meta.url));
export const pinnedNode = join(root, 'node_modules/.bin/node');

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let ended = false;

/** PATH with the installed tools first; the pinned Node is one of them. */
export function toolPath(folder = root) {
  return [
    join(folder, 'node_modules/.bin'),
    join(root, 'node_modules/.bin'),
    process.env.PATH ?? '',
  ].join(delimiter);
}

/**
 * Starts a program. Signals to this process are passed on to it, and it does not outlive this process.
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start([program, ...args], options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (running.size === 0) listen();
  running.add(child);
  const finished = new Promise((resolve) => {
    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 127, problem: error.message });
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, problem: signal ? `ended by ${signal}` : '' });
    });
  });
  return { child, finished };
}

const outputLength = 1_000_000;

/**
 * Runs a program to its end, and returns the end of its output. `quiet` does not print it, `copied` prints it too; else
 * the program writes to the terminal itself.
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean, copied?: boolean }} options
 */
export async function run(command, { quiet = false, copied = false, ...options } = {}) {
  const stdio = quiet || copied ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const { child, finished } = start(command, { ...options, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      if (copied) process.stdout.write(chunk);
      output = (output + chunk).slice(-outputLength);
    });
  }
  const { code, problem } = await finished;
  // After a signal the next step must not start.
  if (ended) process.exit(1);
  return { ok: code === 0, output: [output, problem].filter(Boolean).join('\n') };
}

/** Prints what is being done, and on the same line how long it took. */
export async function timed(what, work) {
  const started = Date.now();
  process.stdout.write(`${what} … `);
  const result = await work();
  process.stdout.write(`${seconds(started)}\n`);
  return result;
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** True once this process has received a signal to end. */
export const isEnding = () => ended;

function passOn(signal) {
  ended = true;
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

let listening = false;
function listen() {
  if (listening) return;
  listening = true;
  for (const signal of signals) process.on(signal, () => passOn(signal));
  whenNpmHasExited(() => passOn('SIGTERM'));
}

/**
 * npm killed with -9 passes no signal on, and this process would run forever: it watches its parents in place of that.
 * The shell in which npm runs scripts may be between npm and this process.
 */
function whenNpmHasExited(then) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    then();
  }, 1000);
  timer.unref();
}

function ancestors() {
  try {
    const [, grandparent] = /^PPid:\s*(\d+)/m.exec(
      readFileSync(`/proc/${process.ppid}/status`, 'utf8'),
    );
    return `${process.ppid} ${grandparent}`;
  } catch {
    return String(process.ppid);
  }
}
