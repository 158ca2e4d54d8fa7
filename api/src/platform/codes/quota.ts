import type { Transaction } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { tryAgainText } from '../wait-text.ts';
import { type Counted, lockAttempts, newestAttempts, recordAttempt } from './attempts.ts';

/** A limit within a span of milliseconds, at most a day, after which attempts are deleted. */
export interface Quota {
  most: number;
  within: number;
}

/** Takes one of a quota. @returns 0, or where none is left the milliseconds until one is */
async function takeOrWait(
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

/** Takes one of a quota. @returns whether one was left */
export async function tookFromQuota(
  tx: Transaction,
  counted: Counted,
  quota: Quota,
  now: Date,
): Promise<boolean> {
  return (await takeOrWait(tx, counted, quota, now)) === 0;
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
  const wait = await takeOrWait(tx, counted, quota, now);
  if (wait === 0) return;
  const retryAfter = wait / 1000;
  throw new AppError('too-many-requests', {
    retryAfter,
    message: `أُرسلت طلبات كثيرة من شبكتك. ${tryAgainText(retryAfter)}`,
  });
}
