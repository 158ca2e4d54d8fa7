import { privacy as limits } from '@nibras/contract/people/limits.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath } from '#platform/storage/addresses.ts';
import { lastExport } from './queries.ts';

interface Download {
  caller: { id: number };
  /** What binds the address to the caller's browsers. */
  proof: string | undefined;
}

/**
 * The path of the caller's last export with a signed query, which works for ten minutes.
 * @throws AppError file-not-found where it is not ready or its time is over
 */
export async function downloadExport(
  { db, now, secrets, storage }: Pick<Platform, 'db' | 'now' | 'secrets' | 'storage'>,
  { caller, proof }: Download,
): Promise<string> {
  const time = now();
  const row = await lastExport(db, caller.id);
  const { path = null, expiresAt = null } = row ?? {};
  // A file is not in backups, so after a restore it may be missing.
  if (!path || !expiresAt || expiresAt <= time || !(await storage.stat(path))) {
    throw new AppError('file-not-found');
  }
  const until = Math.min(expiresAt.getTime(), time.getTime() + limits.exportAddressLifetime);
  return signedPath(secrets, { path, personId: caller.id, expires: new Date(until), proof });
}
