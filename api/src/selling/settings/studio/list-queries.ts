import type { Currency } from '@nibras/contract/site/site.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { receipts } from '#platform/database/schema/index.ts';
import { countUpTo } from '#platform/http/paging.ts';
import type { Receipt } from '#selling/receipts/index.ts';

/** A month of the provider's time zone. */
export interface Month {
  month: string;
  timeZone: string;
}

const start = ({ month, timeZone }: Month) =>
  sql`(${`${month}-01`}::timestamp at time zone ${timeZone})`;

const isIn = (of: Month): SQL => sql`${receipts.issuedAt} >= ${start(of)} and ${receipts.issuedAt} <
  ((${`${of.month}-01`}::timestamp + interval '1 month') at time zone ${of.timeZone})`;

/** The months that have receipts, the newest first. */
export async function monthsWithReceipts(db: Queryable, timeZone: string): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct to_char(issued_at at time zone ${timeZone}, 'YYYY-MM') as month from receipts order by month desc`);
  return rows.map(({ month }) => month);
}

export interface Sums {
  currency: Currency;
  receipts: number;
  sold: number;
  refunds: number;
  refunded: number;
  tax: number;
}

export async function sumsOf(db: Queryable, of: Month): Promise<Sums[]> {
  const amount = (name: string) => sql`(data->>${name})::bigint`;
  const isRefund = sql`kind = 'refund'`;
  const { rows } = await db.execute<Sums & Record<string, unknown>>(sql`
    select data->>'currency' as currency,
      count(*) filter (where not ${isRefund})::int as receipts,
      coalesce(sum(${amount('total')}) filter (where not ${isRefund}), 0)::float8 as sold,
      count(*) filter (where ${isRefund})::int as refunds,
      coalesce(sum(${amount('total')}) filter (where ${isRefund}), 0)::float8 as refunded,
      sum(case when ${isRefund} then -${amount('tax')} else ${amount('tax')} end)::float8 as tax
    from receipts where ${isIn(of)} group by 1 order by 1`);
  return rows;
}

export const countOf = (db: Queryable, of: Month) => countUpTo(db, receipts, isIn(of));

/** Receipts of a month by their numbers, the newest first, or from the first on for the accountant. */
export const receiptsOf = (
  db: Queryable,
  of: Month,
  { limit, offset, after }: { limit: number; offset?: number; after?: number },
): Promise<Receipt[]> =>
  db
    .select()
    .from(receipts)
    .where(after === undefined ? isIn(of) : sql`${isIn(of)} and ${receipts.number} > ${after}`)
    .orderBy(after === undefined ? sql`${receipts.number} desc` : receipts.number)
    .limit(limit)
    .offset(offset ?? 0);
