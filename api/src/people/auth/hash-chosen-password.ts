import type { Platform } from '#platform/platform.ts';
import { hashing, hashPassword } from './passwords.ts';
import { takeHash } from './throttle.ts';

/**
 * Hashes a new password within the network's quota. Call it outside of a transaction, which would hold a connection
 * and locks while the hash waits in the queue.
 * @throws AppError 'too-many-requests' over the network's quota, 'passwords-busy' if the queue is full
 */
export async function hashChosenPassword(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { password, networkAddress }: { password: string; networkAddress: string },
): Promise<string> {
  hashing.refuseWhenFull();
  await db.transaction((tx) => takeHash(tx, networkAddress, now()));
  return hashPassword(password);
}
