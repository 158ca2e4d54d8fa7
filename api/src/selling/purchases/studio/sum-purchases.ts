import type { MoneySum } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { type Input, isListed, searchesFor } from './filter-purchases.ts';
import { type DaySum, sumsByDay } from './sale-days.ts';

interface SumRow extends Record<string, unknown> {
  currency: Currency;
  paid: string;
  refunded: string;
}

const presentSum = ({ currency, paid, refunded }: SumRow): MoneySum => ({
  currency,
  paid: Number(paid),
  refunded: Number(refunded),
  net: Number(paid) - Number(refunded),
});

/** The view `sale_money` has the provider's money of each purchase. */
const sumsOf = (listed: SQL): SQL => sql`
  select currency, sum(paid) as paid, sum(refunded) as refunded from sale_money
  where purchase_id in (${listed}) group by currency order by sum(paid) desc, currency`;

async function allSums(db: Queryable, input: Input) {
  const rows = await sumsByDay(db, input);
  const isMoney = (row: DaySum): row is DaySum & SumRow => row.currency !== '';
  const count = rows.find((row) => !isMoney(row))?.purchases ?? 0;
  return { count, sums: rows.filter(isMoney).map(presentSum) };
}

/** How many purchases are asked for, and what they have brought by currency. */
export async function saleSums(db: Queryable, input: Input) {
  const { search, course, person } = input.filters;
  if (search.trim() === '' && !course && !person) return allSums(db, input);
  for (const found of await searchesFor(db, input.filters.search)) {
    const listed = sql`select purchases.id from purchases where ${isListed(input)} and ${found}`;
    const counted = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (${listed}) listed`,
    );
    const { count } = only(counted.rows);
    if (count === 0) continue;
    const { rows } = await db.execute<SumRow>(sumsOf(listed));
    return { count, sums: rows.map(presentSum) };
  }
  return { count: 0, sums: [] };
}

/** How often a course was sold, and its lines' part of the money; what codes have brought is in it. */
export async function courseIncome(db: Queryable, course: number) {
  const { rows } = await db.execute<SumRow & { count: number }>(sql`
    select currency, count(*)::int as count, sum(purchase_lines.total) as paid,
      sum(purchase_lines.refunded) as refunded
    from purchase_lines join purchases on purchases.id = purchase_id
    where course_id = ${course} and purchases.state in ('paid', 'refunded')
    group by currency order by paid desc, currency`);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    sums: rows.map(presentSum),
  };
}
