import { searchChoices as limits } from '@nibras/contract/site/search/limits.ts';
import type { PublishedKind } from '@nibras/contract/site/search/search-kinds.ts';
import { and, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { searchChoices } from '#platform/database/schema/index.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { kinds } from '../kinds.ts';

export interface CountedChoice {
  /** Folded. */
  query: string;
  kind: PublishedKind;
  id: number;
  times: number;
}

type Services = Pick<Platform, 'db' | 'settings' | 'now'>;

/** The first day of the month in which a moment is. */
const monthOf = (at: Date, timeZone: string) =>
  `${at.toLocaleDateString('sv-SE', { timeZone }).slice(0, 7)}-01`;

/** Those of what is published. */
async function ofPublished(
  db: Queryable,
  choices: readonly CountedChoice[],
): Promise<CountedChoice[]> {
  const found: CountedChoice[] = [];
  for (const { kind, tables, where, id } of kinds) {
    const ofKind = choices.filter((choice) => choice.kind === kind);
    if (ofKind.length === 0) continue;
    const ids = sql`${id} = any(${sql.param(ofKind.map((choice) => choice.id))}::int[])`;
    const { rows } = await db.execute<{ id: number }>(
      sql`select ${id} as id from ${tables} where ${and(where, ids)}`,
    );
    const published = new Set(rows.map((row) => row.id));
    found.push(...ofKind.filter((choice) => published.has(choice.id)));
  }
  return found;
}

/** Adds choices of what is published to the counts of this month; of one search the most frequent ones stay. */
export async function writeChoices(
  { db, settings, now }: Services,
  choices: readonly CountedChoice[],
): Promise<void> {
  const rows = await ofPublished(db, choices);
  if (rows.length === 0) return;
  const month = monthOf(now(), settings().timeZone);
  const queries = [...new Set(rows.map(({ query }) => query))];
  await db.transaction(async (tx) => {
    // Two processes would wait for each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('search choices'))`);
    await tx.execute(sql`
      insert into search_choices (query, kind, item_id, month, times)
      select query, kind, id, ${month}::date, least(times, ${limits.timesMax})
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted(query text, kind text, id int, times int)
      on conflict (query, kind, item_id, month)
      do update set times = least(search_choices.times + excluded.times, ${limits.timesMax})`);
    await tx.execute(sql`delete from search_choices using (
        select query, kind, item_id, row_number() over (partition by query order by sum(times) desc, max(month) desc, item_id) as place
        from search_choices where query = any(${sql.param(queries)}::text[]) group by query, kind, item_id
      ) ranked
      where ranked.place > ${limits.perSearch} and search_choices.query = ranked.query
        and search_choices.kind = ranked.kind and search_choices.item_id = ranked.item_id`);
    await tx.execute(sql`delete from search_choices where (query, kind, item_id, month) in (
      select query, kind, item_id, month from search_choices order by times desc, month desc offset ${limits.stored})`);
  });
}

/** How often people chose an item for a search. */
export interface Chosen extends Record<string, unknown> {
  kind: string;
  id: number;
  times: number;
}

/** What people chose often enough for a search. @param query folded (`searchKey`) */
export async function chosenFor(db: Queryable, query: string): Promise<Chosen[]> {
  const { rows } = await db.execute<Chosen>(sql`
    select kind, item_id as id, least(sum(times), ${limits.timesMax})::int as times from search_choices
    where query = ${query} group by kind, item_id having sum(times) >= ${limits.timesMin}
    order by times desc, item_id limit ${limits.perSearch}`);
  return rows;
}

/** Deletes the months that began before the retention period. */
export async function purgeChoices({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - limits.retention).toISOString().slice(0, 10);
  await db.delete(searchChoices).where(lt(searchChoices.month, before));
}

const purgeKind = jobKind<object>('purge-search-choices');

export const purgeChoicesWorker = (platform: Platform): JobWorker =>
  jobWorker(purgeKind, () => purgeChoices(platform), '13 3 * * *');
