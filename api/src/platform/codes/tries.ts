import { signIn } from '@nibras/contract/limits.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../database/database.ts';
import { attempts } from '../database/schema/index.ts';
import { AppError } from '../http/app-error.ts';
import { type Counted, lockAttempts, newestAttempts, recordAttempt } from './attempts.ts';
import { tryAgainText } from './wait-text.ts';

/** Milliseconds until the next try: 15 minutes after the last of five (specification 1 §4); 0 when free. */
function waitAfter(tries: Date[], now: Date): number {
  const newest = tries[0];
  if (!newest || tries.length < signIn.attempts) return 0;
  return Math.max(0, newest.getTime() + signIn.lock - now.getTime());
}

function tooManyAttempts(wait: number) {
  const retryAfter = wait / 1000;
  return new AppError('too-many-attempts', {
    retryAfter,
    message: `تجاوزت عدد المحاولات المسموح بها. ${tryAgainText(retryAfter)}`,
  });
}

/** @throws AppError 'too-many-attempts' while five failed tries lock what is pluralise */
export async function refuseWhileLocked(
  db: Queryable,
  pluralise: Counted,
  now: Date,
): Promise<void> {
  const wait = waitAfter(await newestAttempts(db, pluralise, { count: signIn.attempts, now }), now);
  if (wait > 0) throw tooManyAttempts(wait);
}

/**
 * Takes one of the five tries before it is known whether it is right, so that guesses sent together cannot all
 * slip through; a right one gives them all back with `forgetTries`.
 * @throws AppError 'too-many-attempts' when none is left
 */
export async function takeTry(db: Database, pluralise: Counted, now: Date): Promise<void> {
  const wait = await db.transaction(async (tx) => {
    await lockAttempts(tx, pluralise);
    const tries = await newestAttempts(tx, pluralise, { count: signIn.attempts, now });
    const locked = waitAfter(tries, now);
    if (locked > 0) return locked;
    // After a lock the count starts anew; before one, tries are forgotten as they grow old.
    const old = new Date(now.getTime() - signIn.lock);
    await tx
      .delete(attempts)
      .where(
        and(
          eq(attempts.kind, pluralise.kind),
          eq(attempts.subject, pluralise.subject),
          tries.length >= signIn.attempts ? undefined : lte(attempts.at, old),
        ),
      );
    await recordAttempt(tx, pluralise, now);
    return 0;
  });
  if (wait > 0) throw tooManyAttempts(wait);
}

/** The count starts anew: after a right try. */
export async function forgetTries(db: Transaction, { kind, subject }: Counted): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.subject, subject)));
}
