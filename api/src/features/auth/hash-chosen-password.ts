import type { Platform } from '#platform/platform.ts';
import { hashing, hashPassword } from './passwords.ts';
import { takeHash } from './throttle.ts';

/**
 * The hash of a password that somebody chooses, within the network's share. Called outside of a transaction: it would
 * hold a connection and locks for as long as the hash waits.
 * @throws AppError where the network has asked for too many, or too many wait
 */
export async function hashChosenPassword(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { password, networkAddress }: { password: string; networkAddress: string },
): Promise<string> {
  hashing.refuseWhenFull();
  await db.transaction((tx) => takeHash(tx, networkAddress, now()));
  return hashPassword(password);
}
