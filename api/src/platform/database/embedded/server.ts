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

const readyTimeout = 120_000;
/** After a kill, the shared memory of the previous run is released only when its last process has ended. */
const sharedMemoryTimeout = 10_000;

/**
 * Starts PostgreSQL and waits until it accepts connections, recovery after a crash included.
 * @throws EmbeddedPostgresError with PostgreSQL's last log lines when it does not start
 */
export async function startServer(plan: ServerPlan): Promise<Server> {
  const deadline = Date.now() + sharedMemoryTimeout;
  for (;;) {
    const from = await plan.logFile.size();
    const server = launch(plan);
    if (await isReady(server, plan)) return { process: server, stop: () => stop(server, plan) };
    const output = await plan.logFile.since(from);
    if (!output.includes('shared memory block') || Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start: ${lastLines(output) || 'no output'} (the whole log is in ${plan.logFile.path})`,
      );
    }
    await wait(200);
  }
}

function launch({ binaries, account, cluster, socket, logFile }: ServerPlan): ChildProcess {
  // In its own session, because Ctrl-C in a terminal signals the whole process group, and PostgreSQL must outlive the
  // requests that are being finished.
  const server = spawn(binaries.postgres, ['-D', cluster, ...serverFlags(socket, binaries.major)], {
    ...as(account),
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  });
  server.on('error', () => {});
  server.unref();
  if (server.pid) startWatcher(server, server.pid, account);
  return server;
}

/**
 * Shuts PostgreSQL down when this process ends, even by `kill -9`: a small shell waits on a pipe, which the kernel
 * closes then. It runs as PostgreSQL's user, so it can stop nothing else.
 */
function startWatcher(server: ChildProcess, pid: number, account: Account): void {
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
  const deadline = started + readyTimeout;
  let logged = false;
  while (server.exitCode === null && server.signalCode === null && server.pid) {
    // The file's eighth line is the server's state, which pg_ctl reads too.
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (lines[0] === String(server.pid) && lines[7]?.trim() === 'ready') return true;
    if (!logged && Date.now() > started + 5_000) {
      logged = true;
      log.info('PostgreSQL is recovering after a crash; this can take a minute');
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
    ['SIGTERM', 500], // waits for connections that are being closed
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000], // without a checkpoint: the next start recovers
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, timeout] of steps) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    if (signal === 'SIGQUIT' || signal === 'SIGKILL') {
      log.warn(`PostgreSQL does not stop: sending it ${signal}`);
    }
    server.ref();
    const ended = once(server, 'exit', { signal: AbortSignal.timeout(timeout) });
    server.kill(signal);
    await ended.catch(() => {});
  }
}
