import { privacy as limits } from '@nibras/contract/people/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { exportFolder } from '#platform/storage/storage.ts';
import { expireExports } from './queries.ts';

/**
 * Removes the files of exports whose time is over, and those that no row names any more, such as of a process that was
 * killed.
 */
export async function purgeExports({
  db,
  now,
  storage,
}: Pick<Platform, 'db' | 'now' | 'storage'>): Promise<void> {
  const time = now();
  for (const path of await expireExports(db, time)) await storage.remove(path);
  const before = time.getTime() - limits.exportLifetime;
  for await (const path of storage.list(exportFolder)) {
    const file = await storage.stat(path);
    if (file && file.modified.getTime() < before) await storage.remove(path);
  }
}
