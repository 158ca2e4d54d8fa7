import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const variable = 'NIBRAS_PREPARED';

/** A new folder for a server's data. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nibras-e2e-'));
  // Open to the database's own user, or its cluster would be kept elsewhere.
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** Tells the tests' processes, which are started later, where a whole installation lies. */
export const sharePrepared = (dataDir: string) => {
  process.env[variable] = dataDir;
};

/**
 * A folder that holds a whole installation with its demo content, of this server alone: a database is made and filled
 * once a run, and copied for each of the servers that the browsers' projects need.
 */
export async function copyPrepared(): Promise<string> {
  const dataDir = await newDataDir();
  const prepared = process.env[variable];
  // Not by Node: the cluster belongs to the database's own user, and so must its copy.
  if (prepared) await promisify(execFile)('cp', ['-Rp', `${prepared}/.`, dataDir]);
  return dataDir;
}

export const removeData = (dataDir: string) => rm(dataDir, { recursive: true, force: true });
