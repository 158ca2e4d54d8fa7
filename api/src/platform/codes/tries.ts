import { signIn } from '@nibras/contract/limits.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { attempts } from '../database/schema/index.ts';
import { AppError } from '../http/app-error.ts';
import { networkOf } from '../http/network-address.ts';
import { tryAgainText } from '../wait-text.ts';
import { type Counted, lockAttempts, newestAttempts, recordAttempt } from './attempts.ts';

/**
 * Tries are counted for whom they are made and for the network that makes them: counted for the first alone, anyone
 * could lock anyone out.
 */
export const triesOf = (kind: string, subject: string, networkAddress: string): Counted => ({
  kind,
  subject: `${subject} ${networkOf(networkAddress)}`,
});

/** Milliseconds until the next try: 15 minutes after the last of five; 0 when free. */
function waitAfter(tries: Date[], now: Date): number {
  const newest = tries[0];
  if (!newest || tries.length < signIn.attempts) return 0;
  return Math.max(0, newest.getTime() + signIn.lock - now.getTime());
}

/** What is answered while five failed tries lock what is counted; `wait` in milliseconds. */
export function tooManyAttempts(wait: number): AppError {
  const retryAfter = wait / 1000;
  return new AppError('too-many-attempts', {
    retryAfter,
    message: `تجاوزت عدد المحاولات المسموح بها. ${tryAgainText(retryAfter)}`,
  });
}

/**
 * Takes one of the five tries before it is known whether it is right, so that guesses sent together cannot all
 * slip through; a right one gives them all back with `forgetTries`. Those who count the same wait for each other until
 * the transaction ends.
 * @returns 0, or where none is left the milliseconds until there is one
 */
export async function takeTry(tx: Transaction, counted: Counted, now: Date): Promise<number> {
  await lockAttempts(tx, counted);
  const tries = await newestAttempts(tx, counted, { count: signIn.attempts, now });
  const locked = waitAfter(tries, now);
  if (locked > 0) return locked;
  // After a lock the count starts anew; before one, tries are forgotten as they grow old.
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

/** The count starts anew: after a right try. */
export async function forgetTries(db: Queryable, { kind, subject }: Counted): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.subject, subject)));
}
