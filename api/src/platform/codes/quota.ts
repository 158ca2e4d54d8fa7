import type { Transaction } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { tryAgainText } from '../wait-text.ts';
import { type Counted, lockAttempts, newestAttempts, recordAttempt } from './attempts.ts';

/** How many of something are let through within a span, in milliseconds; at most a day, after which counts are forgotten. */
export interface Quota {
  most: number;
  within: number;
}

/** Milliseconds until there is room for one more; 0 when there is, and then it is taken. */
async function waitForRoom(
  tx: Transaction,
  counted: Counted,
  { most, within }: Quota,
  now: Date,
): Promise<number> {
  await lockAttempts(tx, counted);
  const oldest = (await newestAttempts(tx, counted, { count: most, now }))[most - 1];
  const wait = oldest ? oldest.getTime() + within - now.getTime() : 0;
  if (wait > 0) return wait;
  await recordAttempt(tx, counted, now);
  return 0;
}

/** Takes one of a quota where there is one left; answers whether there was. */
export async function tookFromQuota(
  tx: Transaction,
  counted: Counted,
  quota: Quota,
  now: Date,
): Promise<boolean> {
  return (await waitForRoom(tx, counted, quota, now)) === 0;
}

/**
 * Takes one of a quota.
 * @throws AppError 'too-many-requests' with the wait, where none is left
 */
export async function takeFromQuota(
  tx: Transaction,
  counted: Counted,
  quota: Quota,
  now: Date,
): Promise<void> {
  const wait = await waitForRoom(tx, counted, quota, now);
  if (wait === 0) return;
  const retryAfter = wait / 1000;
  throw new AppError('too-many-requests', {
    retryAfter,
    message: `أُرسلت طلبات كثيرة من شبكتك. ${tryAgainText(retryAfter)}`,
  });
}
