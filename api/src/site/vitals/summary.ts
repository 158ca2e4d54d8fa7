import type { VitalName } from '@nibras/contract/site/vitals/rate-vital.ts';
import { gte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { webVitals } from '#platform/database/schema/index.ts';

/** A bound on the rows, because clients could report any number of invented paths. */
const maxRows = 200;

/** Groups pages by kind: `/courses/12` and `/courses/7` are both `/courses/{id}`. */
const kindOfPage = sql<string>`regexp_replace(
  regexp_replace(${webVitals.path}, '^/([^/]+)/[^/]+', '/\\1/{id}'), '/lecture/[^/]+$', '/lecture/{id}')`;

/**
 * The 75th percentile of each metric on each kind of page since a time. The thresholds of web vitals apply to this
 * percentile.
 */
export async function vitalsSummary(db: Queryable, since: Date) {
  return db
    .select({
      page: kindOfPage.as('page'),
      name: sql<VitalName>`${webVitals.name}`.as('name'),
      p75: sql<number>`percentile_cont(0.75) within group (order by ${webVitals.value})`.as('p75'),
      visits: sql<number>`count(*)::int`.as('visits'),
    })
    .from(webVitals)
    .where(gte(webVitals.createdAt, since))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`sum(count(*)) over (partition by ${kindOfPage}) desc, 1, 2`)
    .limit(maxRows);
}
export type VitalsRow = Awaited<ReturnType<typeof vitalsSummary>>[number];
