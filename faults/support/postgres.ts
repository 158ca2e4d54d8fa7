import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { serverAccount } from '../../api/src/platform/database/embedded/account.ts';
import { findBinaries } from '../../api/src/platform/database/embedded/binaries.ts';
import {
  createCluster,
  databaseName,
  superuser,
} from '../../api/src/platform/database/embedded/cluster.ts';
import { socketFolder } from '../../api/src/platform/database/embedded/folders.ts';
import { as } from '../../api/src/platform/database/embedded/run.ts';
import { serverFlags } from '../../api/src/platform/database/embedded/settings.ts';
import { descendantsOf, killAll, signalAll } from './processes.ts';
import { makeFolder } from './product.ts';

/**
 * A real PostgreSQL that a test can stop, start and freeze; its `url` is a server's `DATABASE_URL`. It runs when this
 * returns, and is killed when the test has finished.
 * @param env further variables, such as a moved clock
 */
export async function startPostgres({ env = {} }: { env?: Record<string, string> } = {}) {
  const account = serverAccount(null);
  const binaries = await findBinaries(account);
  const home = join(await makeFolder(), 'database');
  await mkdir(home, { mode: 0o700 });
  if (account) await chown(home, account.uid, account.gid);
  const cluster = join(home, 'cluster');
  await createCluster({ dataFolder: home, home, cluster }, binaries, account);
  const socket = await socketFolder(home, account);
  const log = await open(join(home, 'log'), 'a');
  let server: ChildProcess | null = null;

  const postmaster = () => server?.pid ?? 0;
  const everyProcess = () => [postmaster(), ...descendantsOf(postmaster())];

  async function start() {
    const options = as(account);
    server = spawn(binaries.postgres, ['-D', cluster, ...serverFlags(socket)], {
      ...options,
      env: { ...options.env, ...env },
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await vi.waitFor(
      async () => {
        const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
        const ready = lines[0] === String(postmaster()) && lines[7]?.trim() === 'ready';
        if (!ready) throw new Error(await readFile(join(home, 'log'), 'utf8'));
      },
      { timeout: 60_000, interval: 20 },
    );
  }

  await start();
  onTestFinished(async () => {
    if (server?.exitCode === null && server.signalCode === null) await killAll(everyProcess());
    await log.close();
  });
  return {
    url: `postgresql://${superuser}@localhost/${databaseName}?host=${encodeURIComponent(socket)}`,
    start,
    /** PostgreSQL's immediate shutdown: connections are cut, and the next start recovers. */
    async stopAtOnce() {
      const exited = server && once(server, 'exit');
      signalAll([postmaster()], 'SIGQUIT');
      await exited;
    },
    /** Suspends all of its processes: connections stay open, and nothing responds. */
    freeze: () => signalAll(everyProcess(), 'SIGSTOP'),
    thaw: () => signalAll(everyProcess(), 'SIGCONT'),
  };
}
