import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { latestWritten } from '../database/clock-skew.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { attempts } from '../database/schema/index.ts';

/** What is counted and for whom: `{kind: 'code-sent', subject: 'person@example.com'}`. */
export interface Counted {
  kind: string;
  subject: string;
}

/** Locks a count until the transaction ends: otherwise concurrent requests would each count one more as allowed. */
export async function lockAttempts(tx: Transaction, { kind, subject }: Counted): Promise<void> {
  const key = JSON.stringify([kind, subject]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Records one attempt. */
export async function recordAttempt(
  tx: Transaction,
  { kind, subject }: Counted,
  now: Date,
): Promise<void> {
  await tx.insert(attempts).values({ kind, subject, at: now });
}

/** Returns the times of the newest attempts, newest first, at most `count` of them. */
export async function newestAttempts(
  db: Queryable,
  { kind, subject }: Counted,
  { count, now }: { count: number; now: Date },
): Promise<Date[]> {
  const rows = await db
    .select({ at: attempts.at })
    .from(attempts)
    .where(
      and(
        eq(attempts.kind, kind),
        eq(attempts.subject, subject),
        lte(attempts.at, latestWritten(now)),
      ),
    )
    .orderBy(desc(attempts.at))
    .limit(count);
  return rows.map(({ at }) => at);
}
