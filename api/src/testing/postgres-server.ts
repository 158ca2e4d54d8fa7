import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverAccount } from '#platform/database/embedded/account.ts';
import { findBinaries } from '#platform/database/embedded/binaries.ts';
import { createCluster, databaseName, superuser } from '#platform/database/embedded/cluster.ts';
import { socketFolder } from '#platform/database/embedded/folders.ts';
import { as } from '#platform/database/embedded/run.ts';
import { serverFlags } from '#platform/database/embedded/settings.ts';
import { freePort } from './free-port.ts';
import { killOnExit } from './kill-on-exit.ts';

const readyTimeout = 60_000;

/** Starts an ordinary PostgreSQL server on 127.0.0.1 with an empty database, as shared by several machines. */
export async function startPostgresServer() {
  const account = serverAccount(null);
  const binaries = await findBinaries(account);
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'nibras-postgres-')));
  // Accessible to PostgreSQL's user.
  await chmod(folder, 0o755);
  const home = join(folder, 'database');
  await mkdir(home, { mode: 0o700 });
  if (account) await chown(home, account.uid, account.gid);
  const cluster = join(home, 'cluster');
  await createCluster({ dataFolder: home, home, cluster }, binaries, account);
  await writeFile(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  const socket = await socketFolder(home, account);
  const port = await freePort();

  const flags = ['listen_addresses=127.0.0.1', `port=${port}`, 'max_connections=80'];
  const server = spawn(
    binaries.postgres,
    ['-D', cluster, ...serverFlags(socket), ...flags.flatMap((flag) => ['-c', flag])],
    { ...as(account), stdio: 'ignore' },
  );
  killOnExit(server);
  const ended = once(server, 'exit');
  const deadline = Date.now() + readyTimeout;
  for (;;) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (lines[0] === String(server.pid) && lines[7]?.trim() === 'ready') break;
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error('PostgreSQL did not start');
    await wait(20);
  }
  return {
    url: `postgresql://${superuser}@127.0.0.1:${port}/${databaseName}`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
      await rm(socket, { recursive: true, force: true });
    },
  };
}
