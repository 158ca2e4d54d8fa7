import { passwords } from '@nibras/contract/limits.ts';
import { takeFromQuota } from '#platform/codes/quota.ts';
import { takeTry, tooManyAttempts, triesOf } from '#platform/codes/tries.ts';
import type { Transaction } from '#platform/database/database.ts';
import { networkOf } from '#platform/http/network-address.ts';

/** Tries of a password. */
export const passwordTries = (email: string, networkAddress: string) =>
  triesOf('password-try', email, networkAddress);

/**
 * Takes one of the hashes that a network may ask for: each costs more than any other call.
 * @throws AppError 'too-many-requests' with the wait
 */
export const takeHash = (tx: Transaction, networkAddress: string, now: Date): Promise<void> =>
  takeFromQuota(
    tx,
    { kind: 'password-hash', subject: networkOf(networkAddress) },
    { most: passwords.hashesPerNetworkAddress, within: passwords.hashesWithin },
    now,
  );

/**
 * Takes one of the five tries of a password, and one of the network's hashes.
 * @throws AppError 'too-many-attempts' or 'too-many-requests' with the wait; then neither is taken
 */
export async function takePasswordTry(
  tx: Transaction,
  { email, networkAddress, now }: { email: string; networkAddress: string; now: Date },
): Promise<void> {
  const wait = await takeTry(tx, passwordTries(email, networkAddress), now);
  if (wait > 0) throw tooManyAttempts(wait);
  await takeHash(tx, networkAddress, now);
}
