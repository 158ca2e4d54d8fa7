import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { lastLines } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { LogFile } from './log-file.ts';
import { as } from './run.ts';
import { serverFlags } from './settings.ts';

export interface ServerPlan {
  binaries: Binaries;
  account: Account;
  cluster: string;
  socket: string;
  logFile: LogFile;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** A PostgreSQL that accepts connections. */
export interface Server {
  process: ChildProcess;
  stop(): Promise<void>;
}

const readyWithin = 120_000;
/** After a kill, the shared memory of the last run is given back when its last process has noticed. */
const memoryFreeWithin = 10_000;

/**
 * Starts PostgreSQL and waits until it accepts connections, recovery after a crash included.
 * @throws EmbeddedPostgresError with PostgreSQL's own last words when it does not start
 */
export async function startServer(plan: ServerPlan): Promise<Server> {
  const deadline = Date.now() + memoryFreeWithin;
  for (;;) {
    const from = await plan.logFile.size();
    const server = launch(plan);
    if (await isReady(server, plan)) return { process: server, stop: () => stop(server, plan) };
    const words = await plan.logFile.since(from);
    if (!words.includes('shared memory block') || Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start: ${lastLines(words) || 'it said nothing'} (all of it is in ${plan.logFile.path})`,
      );
    }
    await wait(200);
  }
}

function launch({ binaries, account, cluster, socket, logFile }: ServerPlan): ChildProcess {
  // A session of its own: Ctrl-C in a terminal reaches the whole group, and PostgreSQL must outlive
  // the requests that are being finished.
  const server = spawn(binaries.postgres, ['-D', cluster, ...serverFlags(socket, binaries.major)], {
    ...as(account),
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  });
  server.on('error', () => {});
  server.unref();
  if (server.pid) watchOver(server, server.pid, account);
  return server;
}

/**
 * Shuts PostgreSQL down when this process is gone, even by `kill -9`: a small shell waits at the end
 * of a pipe, which the kernel closes then. It runs as PostgreSQL's user, and can stop nothing else.
 */
function watchOver(server: ChildProcess, pid: number, account: Account): void {
  const script = 'read -r word; [ "$word" = done ] || kill -INT "$1"';
  const watch = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], {
    ...as(account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.on('error', () => {});
  watch.stdin.on('error', () => {});
  watch.unref();
  (watch.stdin as unknown as { unref(): void }).unref();
  server.once('exit', () => watch.stdin.end('done\n'));
}

async function isReady(server: ChildProcess, { cluster, log }: ServerPlan): Promise<boolean> {
  const started = Date.now();
  const deadline = started + readyWithin;
  let told = false;
  while (server.exitCode === null && server.signalCode === null && server.pid) {
    // The file's eighth line is the server's state; pg_ctl goes by it too.
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (lines[0] === String(server.pid) && lines[7]?.trim() === 'ready') return true;
    if (!told && Date.now() > started + 5_000) {
      told = true;
      log.info('PostgreSQL is recovering what a crash has left; this can take a minute');
    }
    if (Date.now() > deadline) {
      server.kill('SIGQUIT');
      return false;
    }
    await wait(10);
  }
  return false;
}

async function stop(server: ChildProcess, { log }: ServerPlan): Promise<void> {
  const steps = [
    ['SIGTERM', 500], // lets connections that are just being closed go in peace
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000], // without a checkpoint: the next start recovers
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, patience] of steps) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    if (signal === 'SIGQUIT' || signal === 'SIGKILL') {
      log.warn(`PostgreSQL does not stop: sending it ${signal}`);
    }
    server.ref();
    const ended = once(server, 'exit', { signal: AbortSignal.timeout(patience) });
    server.kill(signal);
    await ended.catch(() => {});
  }
}
