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

/** Where root keeps what PostgreSQL's own user must be able to enter. */
export const sharedFolder = '/var/lib/nibras';

/** What the database of one DATA_DIR consists of on disk. */
export interface Folders {
  /** DATA_DIR/postgres: always there, and always this process's own. */
  dataFolder: string;
  /** Where the cluster lives: the dataFolder, or a folder that PostgreSQL's user can enter. */
  home: string;
  cluster: string;
}

const pointerFile = 'kept-at';
const foldersIn = (dataFolder: string, home: string): Folders => ({
  dataFolder,
  home,
  cluster: join(home, 'cluster'),
});

/** Makes the dataFolder in DATA_DIR, and answers where the cluster lives if that is existing already. */
export async function openDataDirectory(
  dataDir: string,
): Promise<{ dataFolder: string; existing: Folders | null }> {
  try {
    // One by one: a mode given to a recursive mkdir would close DATA_DIR itself to PostgreSQL's user.
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
      `The database of ${dataDir} was kept at ${existing.home}, which is gone. ` +
        `Bring it back, or remove ${join(dataFolder, pointerFile)} to start with an empty one.`,
    );
  }
  return { dataFolder, existing: existsSync(existing.cluster) ? existing : null };
}

/** A cluster that has taken an older one's content, and is about to take its place. */
export const upgradedCluster = ({ home }: Folders) => join(home, 'cluster.upgraded');

/**
 * The second half of an upgrade: the older cluster has been moved away, and the new one takes its place. Done by the
 * next start too, should the upgrade have been killed between the two: nobody is given an empty database then.
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
  // A cluster of that name belongs to a DATA_DIR that has been removed: it is left alone.
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

/** Remembers in DATA_DIR where its cluster is; called when the cluster is complete. */
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
  // In /tmp anyone could have made that folder first, to listen in our place.
  if (!found.isDirectory() || (found.uid !== mine && found.uid !== wanted)) {
    throw new EmbeddedPostgresError(
      `${folder} belongs to somebody else: remove it and start again.`,
    );
  }
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
  return folder;
}

const canUse = async (folder: string, account: Account) =>
  (await run('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { account })).ok;
