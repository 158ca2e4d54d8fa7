import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EmbeddedPostgresError } from './embedded-error.ts';

/**
 * Clears the way after a process that was killed: a PostgreSQL still at work on the cluster is shut
 * down properly, and the pid file of one that is gone is removed where PostgreSQL could take it for
 * alive because another program has that process id now. Needs the folder's lock.
 */
export async function stopLeftOver(cluster: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (!(pid > 0)) return;
  if (await serves(pid, cluster)) {
    log.warn(
      { pid },
      'PostgreSQL is still running after a Nibras that was killed: stopping it first',
    );
    // Fast shutdown, then the one that leaves recovery to the next start.
    if (
      !(await signalled(pid, 'SIGINT', cluster, 30_000)) &&
      !(await signalled(pid, 'SIGQUIT', cluster, 10_000))
    ) {
      throw new EmbeddedPostgresError(
        `PostgreSQL (process ${pid}) still runs on ${cluster} and does not stop.`,
      );
    }
  } else if (exists(pid)) {
    await rm(pidFile, { force: true });
  }
}

async function signalled(
  pid: number,
  signal: NodeJS.Signals,
  cluster: string,
  timeout: number,
): Promise<boolean> {
  const deadline = Date.now() + timeout;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  while (await serves(pid, cluster)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether that process is a PostgreSQL on this cluster. One that has ended has no command line any more. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!exists(pid)) return false;
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.split('\0').includes(cluster);
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      cluster,
    );
  } catch {
    return false;
  }
}
