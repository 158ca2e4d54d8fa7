import { transfers as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

/**
 * After how many minutes receipts are usually answered: the median of those that were answered within the last 30 days.
 * @returns null where none was
 */
export async function answersIn(db: Queryable, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - limits.answersOf).toISOString();
  const { rows } = await db.execute<{ minutes: number | null }>(sql`
    select ceil(percentile_cont(0.5) within group (
      order by extract(epoch from answered_at - created_at)
    ) / 60)::int as minutes
    from transfers where answered_at > ${since}::timestamptz`);
  return rows[0]?.minutes ?? null;
}
