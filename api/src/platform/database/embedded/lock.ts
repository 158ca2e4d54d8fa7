import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-error.ts';

const lockTimeout = 3_000;
const SQLITE_BUSY = 5;

/**
 * Locks a folder for this process until the returned function is called or the process ends in any way. Node has no
 * file locks, but its SQLite does: the kernel releases them even after `kill -9`, so a lock is never stale. Waits up
 * to 3 s, because on a restart the previous process may still be closing.
 * @throws EmbeddedPostgresError when another process holds the lock
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const ownerFile = join(folder, 'owner');
  const deadline = Date.now() + lockTimeout;
  for (;;) {
    const lock = tryLock(join(folder, 'lock'));
    if (lock) {
      // Only for the error message of another process.
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
    // The journal is in memory: nothing is ever written.
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
