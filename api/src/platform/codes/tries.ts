import { signIn } from '@nibras/contract/limits.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { attempts } from '../database/schema/index.ts';
import { AppError } from '../http/app-error.ts';
import { networkOf } from '../http/origin/network-address.ts';
import { tryAgainText } from '../wait-text.ts';
import { type Counted, lockAttempts, newestAttempts, recordAttempt } from './attempts.ts';

/** Counts tries for a subject and the network together: for the subject alone, anyone could lock anyone out. */
export const triesOf = (kind: string, subject: string, networkAddress: string): Counted => ({
  kind,
  subject: `${subject} ${networkOf(networkAddress)}`,
});

/** Returns the milliseconds until the next try: 15 minutes after the last of five, otherwise 0. */
function waitAfter(tries: Date[], now: Date): number {
  const newest = tries[0];
  if (!newest || tries.length < signIn.attempts) return 0;
  return Math.max(0, newest.getTime() + signIn.lock - now.getTime());
}

/** Builds the error of a locked subject. @param wait in milliseconds */
export function tooManyAttempts(wait: number): AppError {
  const retryAfter = wait / 1000;
  return new AppError('too-many-attempts', {
    retryAfter,
    message: `تجاوزت عدد المحاولات المسموح بها. ${tryAgainText(retryAfter)}`,
  });
}

/**
 * Counts one of the five tries before the code is checked, so that concurrent guesses cannot exceed them; a right one
 * resets the count with `forgetTries`. Tries with the same count wait for each other until the transaction ends.
 * @returns 0, or where none is left the milliseconds until one is
 */
export async function countTry(tx: Transaction, counted: Counted, now: Date): Promise<number> {
  await lockAttempts(tx, counted);
  const tries = await newestAttempts(tx, counted, { count: signIn.attempts, now });
  const locked = waitAfter(tries, now);
  if (locked > 0) return locked;
  // After a lock the count restarts; before one, only old tries are deleted.
  const old = new Date(now.getTime() - signIn.lock);
  await tx
    .delete(attempts)
    .where(
      and(
        eq(attempts.kind, counted.kind),
        eq(attempts.subject, counted.subject),
        tries.length >= signIn.attempts ? undefined : lte(attempts.at, old),
      ),
    );
  await recordAttempt(tx, counted, now);
  return 0;
}

/** Resets the count after a right try. */
export async function forgetTries(db: Queryable, { kind, subject }: Counted): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.subject, subject)));
}
