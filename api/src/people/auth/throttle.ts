import { passwords } from '@nibras/contract/limits.ts';
import { takeFromQuota } from '#platform/codes/quota.ts';
import { countTry, tooManyAttempts, triesOf } from '#platform/codes/tries.ts';
import type { Transaction } from '#platform/database/database.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';

/** The counter of password attempts for an address from a network. */
export const passwordTries = (email: string, networkAddress: string) =>
  triesOf('password-try', email, networkAddress);

/**
 * Counts a hash against the network's quota, because a hash costs more than any other call.
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
 * Counts one of the five password attempts, and a hash against the network's quota.
 * @throws AppError 'too-many-attempts' or 'too-many-requests' with the wait; then neither is counted
 */
export async function takePasswordTry(
  tx: Transaction,
  { email, networkAddress, now }: { email: string; networkAddress: string; now: Date },
): Promise<void> {
  const wait = await countTry(tx, passwordTries(email, networkAddress), now);
  if (wait > 0) throw tooManyAttempts(wait);
  await takeHash(tx, networkAddress, now);
}
