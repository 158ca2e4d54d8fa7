import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { commandLine } from './command-line.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';

/**
 * Cleans up after a killed process: a PostgreSQL that still runs on the cluster is shut down properly, and stale files
 * of one that ended are removed, since PostgreSQL would take them for its own when an unrelated process (or a zombie)
 * has the same process id now. Safe only under the folder's lock.
 * @throws EmbeddedPostgresError when the running PostgreSQL does not stop
 */
export async function clearLeftOvers(
  { cluster, socket }: { cluster: string; socket: string },
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (pid > 0 && serves(pid, cluster)) {
    log.warn({ pid }, 'PostgreSQL still runs after a Nibras that was killed: stopping it first');
    // A fast shutdown, then an immediate one, which requires recovery at the next start.
    const stopped =
      (await stopBySignal(pid, 'SIGINT', cluster, 30_000)) ||
      (await stopBySignal(pid, 'SIGQUIT', cluster, 10_000));
    if (!stopped) {
      throw new EmbeddedPostgresError(
        `PostgreSQL (process ${pid}) still runs on ${cluster} and does not stop.`,
      );
    }
  }
  // A pid file without a process is left to PostgreSQL, because it also names the shared memory to check.
  if (pid > 0 && exists(pid)) await rm(pidFile, { force: true });
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) {
    await rm(join(socket, name), { force: true });
  }
}

async function stopBySignal(
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
  while (serves(pid, cluster)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}

/** Whether a process is a PostgreSQL on this cluster. */
const serves = (pid: number, cluster: string) => commandLine(pid).includes(cluster);

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
