import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { run } from './run.ts';

/** The folder, used as root, for files that PostgreSQL's own user must be able to access. */
export const sharedFolder = '/var/lib/nibras';

/** The folders of the database of one DATA_DIR. */
export interface Folders {
  /** DATA_DIR/postgres, which always exists and belongs to this process. */
  dataFolder: string;
  /** The folder of the cluster: the dataFolder, or one that PostgreSQL's user can enter. */
  home: string;
  cluster: string;
}

const pointerFile = 'kept-at';
const foldersIn = (dataFolder: string, home: string): Folders => ({
  dataFolder,
  home,
  cluster: join(home, 'cluster'),
});

/** Creates the dataFolder in DATA_DIR and returns the folders of an existing cluster. @throws EmbeddedPostgresError */
export async function openDataDirectory(
  dataDir: string,
): Promise<{ dataFolder: string; existing: Folders | null }> {
  try {
    // Separately, because the mode of a recursive mkdir would make DATA_DIR itself inaccessible to PostgreSQL's user.
    await mkdir(dataDir, { recursive: true });
    await mkdir(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new EmbeddedPostgresError(
      `DATA_DIR (${dataDir}) cannot be used: ${(error as Error).message}`,
    );
  }
  const dataFolder = join(await realpath(dataDir), 'postgres');
  const elsewhere = await readFile(join(dataFolder, pointerFile), 'utf8').catch(() => null);
  const existing = foldersIn(dataFolder, elsewhere?.trim() || dataFolder);
  await finishSwap(existing);
  if (elsewhere && !existsSync(existing.cluster)) {
    throw new EmbeddedPostgresError(
      `The database of ${dataDir} was stored at ${existing.home}, which is gone. ` +
        `Bring it back, or remove ${join(dataFolder, pointerFile)} to start with an empty one.`,
    );
  }
  return { dataFolder, existing: existsSync(existing.cluster) ? existing : null };
}

/** The folder of an upgraded cluster that is about to replace the older one. */
export const upgradedCluster = ({ home }: Folders) => join(home, 'cluster.upgraded');

/**
 * Completes an upgrade after the older cluster was moved away: renames the new one into its place. The next start does
 * this too, so that an upgrade killed between the two renames does not lead to an empty database.
 */
export async function finishSwap(folders: Folders): Promise<void> {
  if (existsSync(folders.cluster)) return;
  await rename(upgradedCluster(folders), folders.cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Chooses where a new cluster will live. PostgreSQL's own user may be unable to enter DATA_DIR (one in
 * root's home, mode 700): then the cluster lives under /var/lib/nibras and DATA_DIR keeps a pointer.
 * Rights on folders that are not ours are never changed.
 */
export async function chooseFolders(
  dataDir: string,
  dataFolder: string,
  account: Account,
): Promise<Folders> {
  if (!account) return foldersIn(dataFolder, dataFolder);
  await chown(dataFolder, account.uid, account.gid).catch(() => {});
  if (await canUse(dataFolder, account)) return foldersIn(dataFolder, dataFolder);

  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  // An existing cluster of that name belongs to a removed DATA_DIR and is not touched.
  let home = join(sharedFolder, name);
  for (let i = 2; existsSync(join(home, 'cluster')); i += 1)
    home = join(sharedFolder, `${name}-${i}`);
  await mkdir(home, { recursive: true, mode: 0o755 });
  await chmod(sharedFolder, 0o755);
  await chown(home, account.uid, account.gid);
  await chmod(home, 0o700);
  if (!(await canUse(home, account))) {
    throw new EmbeddedPostgresError(
      `PostgreSQL's user ${account.name} can enter neither ${dataDir} nor ${sharedFolder}: ` +
        'set DATA_DIR to a folder that it can enter.',
    );
  }
  await writeFile(join(home, 'belongs-to'), `${dataDir}\n`);
  return foldersIn(dataFolder, home);
}

/** Records in DATA_DIR where its cluster is; called when the cluster is complete. */
export async function rememberHome({ dataFolder, home }: Folders): Promise<void> {
  if (home === dataFolder) return;
  const unfinished = join(dataFolder, `${pointerFile}.new`);
  await writeFile(unfinished, `${home}\n`, { mode: 0o600 });
  await rename(unfinished, join(dataFolder, pointerFile));
}

/**
 * The folder of the Unix socket, private to PostgreSQL's user. It lies in the cluster's home where
 * the path is short enough: the kernel takes 104 bytes on macOS and 108 on Linux, file name included.
 */
export async function socketFolder(home: string, account: Account): Promise<string> {
  const near = join(home, 'socket');
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const folder =
    Buffer.byteLength(near) <= 85 ? near : join(account ? '/tmp' : tmpdir(), `nibras-${name}`);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const [mine, wanted] = [process.getuid?.(), account?.uid ?? process.getuid?.()];
  // In /tmp anyone could have created that folder first, to impersonate the server.
  if (!found.isDirectory() || (found.uid !== mine && found.uid !== wanted)) {
    throw new EmbeddedPostgresError(
      `${folder} belongs to another user: remove it and start again.`,
    );
  }
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
  return folder;
}

const canUse = async (folder: string, account: Account) =>
  (await run('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { account })).ok;
