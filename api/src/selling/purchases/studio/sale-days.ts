import type { Currency } from '@nibras/contract/site/site.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { dayOf, type Input, isListed, startOf } from './filter-purchases.ts';

const sumKind = jobKind<object>('sum-sale-days');

/** Sums the days that are over, and those in which something changed afterwards. */
export async function sumSaleDays(db: Queryable): Promise<void> {
  await db.execute(sql`select sum_sale_days()`);
}

export const sumWorker = ({ db }: Pick<Platform, 'db'>): JobWorker =>
  jobWorker(sumKind, () => sumSaleDays(db), '*/10 * * * *');

/** The days of UTC in which the days of a filter begin and end: only parts of them are wanted. */
const edges = ({ filters: { from, to }, timeZone }: Input): SQL[] => [
  ...(from ? [sql`sale_day(${startOf(from, timeZone)})`] : []),
  ...(to ? [sql`sale_day(${startOf(to, timeZone, 1)})`] : []),
];

/** The condition that a summed day is wanted whole, and the summed purchases too. */
function isWanted(input: Input): SQL {
  const { from, to, state, way } = input.filters;
  const { timeZone } = input;
  const conditions = [
    from && sql`day > sale_day(${startOf(from, timeZone)})`,
    to && sql`day < sale_day(${startOf(to, timeZone, 1)})`,
    state && sql`state = ${state}`,
    way && sql`way = ${way}`,
  ].filter((condition) => condition instanceof Object);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

export interface DaySum extends Record<string, unknown> {
  /** Empty for the number of purchases. */
  currency: Currency | '';
  purchases: number;
  paid: string;
  refunded: string;
}

/**
 * How many purchases there are and what they have brought, by currency: from the summed days, and from the purchases of
 * days that are not summed, have changed since, or are wanted in part. Of the filters, those of what a day is summed by.
 */
export async function sumsByDay(db: Queryable, input: Input): Promise<DaySum[]> {
  const listed = isListed(input);
  const partial = edges(input).map((day) => sql` union select ${day}`);
  const { rows } = await db.execute<DaySum>(sql`
    with bounds as (
      select greatest((select max(day) from sale_days) + 1, sale_day(min(${dayOf}))) as unsummed,
        sale_day(max(${dayOf})) as latest
      from purchases
    ),
    read_days as materialized (
      select day from (select day from sale_day_changes ${sql.join(partial, sql``)}) days, bounds where day < unsummed
      union select unsummed + n from bounds, generate_series(0, latest - unsummed) n
    ),
    read_purchases as materialized (
      select purchases.id from read_days join purchases
        on ${dayOf} >= sale_day_start(day) and ${dayOf} < sale_day_start(day + 1) where ${listed}
    )
    select currency, sum(purchases)::int as purchases, sum(paid) as paid, sum(refunded) as refunded from (
      select currency, purchases, paid, refunded from sale_days
        where ${isWanted(input)} and not exists (select from read_days where read_days.day = sale_days.day)
      union all
      select '', count(*), 0, 0 from read_purchases
      union all
      select currency, 0, paid, refunded from sale_money
        where purchase_id = any(array(select id from read_purchases))
    ) parts group by currency order by sum(paid) desc, currency`);
  return rows;
}
