import type { Currency } from '@nibras/contract/site/site.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { dayOf, startOf } from './filter-purchases.ts';

/**
 * What the sales of each day have brought in minor units, refunds taken off, by currency.
 * @param days ISO dates of the time zone, the oldest first, today last
 */
export async function netByDay(
  db: Queryable,
  { days, timeZone }: { days: readonly string[]; timeZone: string },
): Promise<{ currency: Currency; net: number[] }[]> {
  const [from = ''] = days;
  const { rows } = await db.execute<{ day: string; currency: Currency; net: string }>(sql`
    select to_char(${dayOf} at time zone ${timeZone}, 'YYYY-MM-DD') as day, sale_money.currency,
      sum(sale_money.paid) - sum(sale_money.refunded) as net
    from purchases join sale_money on sale_money.purchase_id = purchases.id
    where ${dayOf} >= ${startOf(from, timeZone)} group by 1, 2`);
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const byDay = new Map(
      rows.filter((row) => row.currency === currency).map(({ day, net }) => [day, Number(net)]),
    );
    return { currency, net: days.map((day) => byDay.get(day) ?? 0) };
  });
}
