import type { Transaction } from '../database/database.ts';
import { type Counted, lockAttempts, newestAttempts, recordAttempt } from './attempts.ts';

/** Wrong tries of one count: so many without a wait, then a wait after each that doubles. Times in milliseconds. */
export interface GrowingWait {
  free: number;
  /** Older tries are forgotten; at most a day, after which attempts are deleted. */
  within: number;
  first: number;
  longest: number;
}

/** A count and its rule. */
export interface LimitedTries extends Counted {
  rule: GrowingWait;
}

/** The wait after the newest of so many tries. */
function waitAfter(tries: number, { free, first, longest }: GrowingWait): number {
  if (tries < free) return 0;
  return Math.min(first * 2 ** (tries - free), longest);
}

async function waitOf(tx: Transaction, { rule, ...counted }: LimitedTries, now: Date) {
  await lockAttempts(tx, counted);
  // With so many the wait is the longest one.
  const count = rule.free + Math.ceil(Math.log2(rule.longest / rule.first));
  const since = now.getTime() - rule.within;
  const tries = (await newestAttempts(tx, counted, { count, now })).filter(
    (at) => at.getTime() > since,
  );
  const [newest] = tries;
  if (!newest) return 0;
  return Math.max(0, newest.getTime() + waitAfter(tries.length, rule) - now.getTime());
}

/**
 * Says how long the next try must wait. Tries with the same counts wait for each other until the transaction ends, so that
 * concurrent guesses cannot exceed them; counts are locked in the order that is given.
 * @returns milliseconds, 0 for none
 */
export async function waitBeforeTry(
  tx: Transaction,
  counts: readonly LimitedTries[],
  now: Date,
): Promise<number> {
  let longest = 0;
  for (const limited of counts) longest = Math.max(longest, await waitOf(tx, limited, now));
  return longest;
}

/** Counts a wrong try, in the transaction of `waitBeforeTry`. */
export async function recordWrongTry(
  tx: Transaction,
  counts: readonly Counted[],
  now: Date,
): Promise<void> {
  for (const counted of counts) await recordAttempt(tx, counted, now);
}
