import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-error.ts';

const patience = 3_000;
const SQLITE_BUSY = 5;

/**
 * Holds a folder for this process alone until it is released or the process ends, however it ends.
 * Node has no file locks of its own, but the SQLite inside it takes them: the kernel gives them back
 * even after `kill -9`, so a lock is never stale and no process id is ever mistaken for another.
 * Waits 3 s first: the process that a restart replaces may still be closing.
 * @throws EmbeddedPostgresError when another process holds the folder
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const ownerFile = join(folder, 'owner');
  const deadline = Date.now() + patience;
  for (;;) {
    const lock = tryLock(join(folder, 'lock'));
    if (lock) {
      // For the other process's message alone.
      await writeFile(ownerFile, `${process.pid}\n`, { mode: 0o600 });
      return () => lock.close();
    }
    if (Date.now() > deadline) {
      const owner = (await readFile(ownerFile, 'utf8').catch(() => '?')).trim();
      throw new EmbeddedPostgresError(
        `Nibras (process ${owner}) is already running on ${folder}. Stop it first, or give this one ` +
          'a DATA_DIR of its own. Several processes can share a database by DATABASE_URL.',
      );
    }
    await wait(100);
  }
}

function tryLock(file: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    // The journal is kept in memory: nothing is ever written.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw new EmbeddedPostgresError(
      `${file} cannot be opened (${(error as Error).message}). ` +
        'If another user has started Nibras here, start it as that user.',
    );
  }
}
