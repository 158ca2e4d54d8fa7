import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { checkCluster, createCluster, urlOf } from './cluster.ts';
import { chooseFolders, openDataDirectory, rememberHome, socketFolder } from './folders.ts';
import { lockFolder } from './lock.ts';
import { openLogFile } from './log-file.ts';
import { clearLeftOvers } from './orphaned-server.ts';
import { type Server, type ServerPlan, startServer } from './server.ts';

type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface EmbeddedPostgres {
  /** The URL for `pg`; also in DATA_DIR/postgres/url (mode 600) while it runs, for an operator's tools. */
  url: string;
  /** Shuts PostgreSQL down and releases the folder's lock. A second call waits for the first. */
  stop(): Promise<void>;
}

/**
 * Runs an embedded PostgreSQL on DATA_DIR: creates the cluster when there is none, cleans up after a killed process,
 * and restarts PostgreSQL after a crash.
 * @throws EmbeddedPostgresError with one line for the operator, when it cannot be started
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const { dataFolder, existing } = await openDataDirectory(dataDir);
  const cleanups: (() => unknown)[] = [await lockFolder(dataFolder)];
  try {
    const account = serverAccount(existing?.cluster ?? null);
    const binaries = await findBinaries(account);
    const folders = existing ?? (await chooseFolders(dataDir, dataFolder, account));
    // A copied DATA_DIR points to the same cluster as its original.
    if (folders.home !== dataFolder) cleanups.push(await lockFolder(folders.home));

    if (existing) {
      await checkCluster(folders.cluster, binaries);
    } else {
      log.info({ folder: folders.cluster }, 'creating the database');
      await createCluster(folders, binaries, account);
      await rememberHome(folders);
    }

    const logFile = await openLogFile(dataDir);
    cleanups.push(() => logFile.close());
    const socket = await socketFolder(folders.home, account);
    cleanups.push(() => rm(socket, { recursive: true, force: true }));
    await clearLeftOvers({ cluster: folders.cluster, socket }, log);
    const supervised = await keepRunning({
      binaries,
      account,
      cluster: folders.cluster,
      socket,
      logFile,
      log,
    });
    cleanups.push(() => supervised.stop());

    const url = urlOf(socket);
    const urlFile = join(dataFolder, 'url');
    await writeFile(urlFile, `${url}\n`, { mode: 0o600 });
    cleanups.push(() => rm(urlFile, { force: true }));

    let stopped: Promise<void> | undefined;
    return {
      url,
      stop: () => {
        stopped ??= runCleanups(cleanups);
        return stopped;
      },
    };
  } catch (error) {
    await runCleanups(cleanups);
    throw error;
  }
}

async function runCleanups(cleanups: (() => unknown)[]): Promise<void> {
  for (const step of cleanups.reverse()) await step();
}

/** Starts PostgreSQL and restarts it when it ends unexpectedly. */
async function keepRunning(plan: ServerPlan): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let server = await startServer(plan);
  let restart: Promise<void> = Promise.resolve();
  const watch = (running: Server) => {
    running.process.once('exit', (code, signal) => {
      if (stopping) return;
      plan.log.error({ code, signal }, 'PostgreSQL ended unexpectedly: starting it again');
      restart = startAgain();
    });
  };
  const startAgain = async () => {
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 10_000)) {
      try {
        await clearLeftOvers(plan, plan.log);
        server = await startServer(plan);
        return watch(server);
      } catch (error) {
        plan.log.error({ err: error }, 'PostgreSQL could not be started again');
      }
      await wait(pause);
    }
  };
  watch(server);
  return {
    stop: async () => {
      stopping = true;
      await restart;
      await server.stop();
    },
  };
}
