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
  /** For `pg`; also written to DATA_DIR/postgres/url (mode 600) while it runs, for an operator's own tools. */
  url: string;
  /** Shuts PostgreSQL down and gives the folder back. A second call waits for the first. */
  stop(): Promise<void>;
}

/**
 * Runs a PostgreSQL of this process's own on DATA_DIR: makes the cluster when there is
 * none, clears up after a process that was killed, and brings PostgreSQL back should it die.
 * @throws EmbeddedPostgresError, one line for the operator, when it cannot be started
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const { dataFolder, existing } = await openDataDirectory(dataDir);
  const undo: (() => unknown)[] = [await lockFolder(dataFolder)];
  try {
    const account = serverAccount(existing?.cluster ?? null);
    const binaries = await findBinaries(account);
    const folders = existing ?? (await chooseFolders(dataDir, dataFolder, account));
    // A copied DATA_DIR points to the same cluster as its original.
    if (folders.home !== dataFolder) undo.push(await lockFolder(folders.home));

    if (existing) {
      await checkCluster(folders.cluster, binaries);
    } else {
      log.info({ folder: folders.cluster }, 'creating the database');
      await createCluster(folders, binaries, account);
      await rememberHome(folders);
    }

    const logFile = await openLogFile(dataDir);
    undo.push(() => logFile.close());
    const socket = await socketFolder(folders.home, account);
    undo.push(() => rm(socket, { recursive: true, force: true }));
    await clearLeftOvers({ cluster: folders.cluster, socket }, log);
    const keeper = await keepRunning({
      binaries,
      account,
      cluster: folders.cluster,
      socket,
      logFile,
      log,
    });
    undo.push(() => keeper.stop());

    const url = urlOf(socket);
    const urlFile = join(dataFolder, 'url');
    await writeFile(urlFile, `${url}\n`, { mode: 0o600 });
    undo.push(() => rm(urlFile, { force: true }));

    let stopped: Promise<void> | undefined;
    return {
      url,
      stop: () => {
        stopped ??= unwind(undo);
        return stopped;
      },
    };
  } catch (error) {
    await unwind(undo);
    throw error;
  }
}

async function unwind(undo: (() => unknown)[]): Promise<void> {
  for (const step of undo.reverse()) await step();
}

/** Starts PostgreSQL, and starts it again when it ends without having been told to. */
async function keepRunning(plan: ServerPlan): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let server = await startServer(plan);
  let restart: Promise<void> = Promise.resolve();
  const watch = (running: Server) => {
    running.process.once('exit', (code, signal) => {
      if (stopping) return;
      plan.log.error({ code, signal }, 'PostgreSQL ended by itself: starting it again');
      restart = again();
    });
  };
  const again = async () => {
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
