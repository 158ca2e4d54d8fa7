import { execFileSync } from 'node:child_process';
import { chmod, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeFolder } from './product.ts';

const megabyte = 1024 * 1024;

/**
 * A folder on a disk of its own, in memory, which a test can fill.
 * @param size megabytes
 * @returns null where mounting is not allowed: only root may
 */
export async function makeSmallDisk(size: number) {
  const folder = await makeFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  // Run before the folder is removed, and after the server that uses it has ended.
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
  });
  await chmod(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    folder,
    /** Fills the disk except for so many bytes. */
    async fill(left: number) {
      const file = await open(filler, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          const taken = Math.min(bavail * bsize - left, megabyte);
          if (taken <= 0) return;
          await file.write(Buffer.alloc(taken));
        }
      } catch (error) {
        // Another process has filled it: it is full all the same.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    empty: () => rm(filler, { force: true }),
  };
}

/** Limits the size of files that a process writes, in bytes; null removes the limit. Used where no disk can be mounted. */
export function limitFileSize(pid: number, bytes: number | null): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
}
