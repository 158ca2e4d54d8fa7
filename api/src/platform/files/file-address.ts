import { messenger as limits } from '@nibras/contract/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath } from '#platform/storage/addresses.ts';

/** The person a response is for, and the base address of files; with `fileBase` null, there is no file address. */
export interface FileReader {
  personId: number;
  fileBase: string | null;
  /** Makes the files' addresses work only with the reader's cookie (`proof-cookie.ts`). */
  proof?: string | undefined;
}

/**
 * The signed address of a private file for one person. Its expiry is rounded, so that it stays the same for a while and
 * a browser that reloads a list finds the pictures in its cache.
 */
export function fileAddress(
  { secrets, now }: Pick<Platform, 'secrets' | 'now'>,
  path: string,
  { personId, fileBase, proof }: FileReader,
): string | null {
  if (fileBase === null) return null;
  const step = limits.signedAddressLifetime / 2;
  const expires = new Date((Math.ceil(now().getTime() / step) + 1) * step);
  const query = signedPath(secrets, { path, personId, expires, proof }).slice(path.length);
  return fileBase + path.split('/').map(encodeURIComponent).join('/') + query;
}
