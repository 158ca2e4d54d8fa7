import { failedSearches as limits } from '@nibras/contract/site/search/limits.ts';
import { lt, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import { failedSearches } from '#platform/database/schema/index.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

export interface CountedSearch {
  /** Folded. */
  query: string;
  written: string;
  outcome: 'found' | 'nearest' | 'nothing';
  times: number;
}

type Services = Pick<Platform, 'db' | 'settings' | 'now'>;

/** The day of the site's time zone, some days ago. */
const dayOf = ({ settings, now }: Omit<Services, 'db'>, ago = 0): string =>
  new Date(now().getTime() - ago).toLocaleDateString('sv-SE', { timeZone: settings().timeZone });

/**
 * Adds searches that failed to their counts, and deletes those that find something now. The most frequent ones stay where there are more
 * than may be stored.
 */
export async function writeFailedSearches(
  platform: Services,
  searches: readonly CountedSearch[],
): Promise<void> {
  const failed = searches.filter(({ outcome }) => outcome !== 'found');
  const found = searches.filter(({ outcome }) => outcome === 'found').map(({ query }) => query);
  const rows = failed.map(({ outcome, ...one }) => ({ ...one, nearest: outcome === 'nearest' }));
  await platform.db.transaction(async (tx) => {
    // Two processes would wait for each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('failed searches'))`);
    if (found.length > 0) await tx.delete(failedSearches).where(anyOf(failedSearches.query, found));
    if (rows.length === 0) return;
    // Not `on conflict`, which takes an id for each row that is there.
    await tx.execute(sql`
      with counted as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as counted(query text, written text, times int, nearest boolean)
      ), known as (
        update failed_searches set times = least(failed_searches.times + counted.times, ${limits.timesMax}),
          written = counted.written, nearest = counted.nearest, last_day = ${dayOf(platform)}::date
        from counted where counted.query = failed_searches.query returning failed_searches.query
      )
      insert into failed_searches (query, written, times, nearest, last_day)
      select query, written, times, nearest, ${dayOf(platform)}::date from counted
      where query not in (select query from known)`);
    await tx.execute(sql`delete from failed_searches where id in (
      select id from failed_searches order by times desc, last_day desc, id desc offset ${limits.stored})`);
  });
}

/** Deletes searches that nobody has made for longer than the retention period. */
export async function purgeFailedSearches(platform: Services): Promise<void> {
  const before = dayOf(platform, limits.retention);
  await platform.db.delete(failedSearches).where(lt(failedSearches.lastDay, before));
}

const purgeKind = jobKind<object>('purge-failed-searches');

export const purgeFailedWorker = (platform: Platform): JobWorker =>
  jobWorker(purgeKind, () => purgeFailedSearches(platform), '11 3 * * *');
