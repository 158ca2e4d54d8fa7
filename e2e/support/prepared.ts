import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const variable = 'NIBRAS_PREPARED';

/** A new folder for a server's data. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nibras-e2e-'));
  // Readable for the database's own user, else its cluster would be created elsewhere.
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** Passes the path of the prepared installation to the test processes, which start later. */
export const sharePrepared = (dataDir: string) => {
  process.env[variable] = dataDir;
};

/**
 * A data folder with a copy of the prepared installation and its demo content: a database is created and filled once
 * per run, and copied for each server.
 */
export async function copyPrepared(): Promise<string> {
  const dataDir = await newDataDir();
  const prepared = process.env[variable];
  // By `cp` and not by Node, because the copy must keep the database user as its owner.
  if (prepared) await promisify(execFile)('cp', ['-Rp', `${prepared}/.`, dataDir]);
  return dataDir;
}

/** Deletes a server's data folder. */
export const removeData = (dataDir: string) => rm(dataDir, { recursive: true, force: true });
