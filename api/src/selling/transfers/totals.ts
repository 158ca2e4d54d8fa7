import { transfers as limits } from '@nibras/contract/limits.ts';
import type {
  TotalsAnswer,
  TotalsQuery,
  TransferTotal,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { sql } from 'drizzle-orm';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

const dayLength = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Today in a time zone, as `2026-11-23`. */
const todayIn = (now: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

export interface Days {
  from: string;
  to: string;
}

const tooLongText = `اختر مدة لا تزيد على ${countLabel(limits.totalsMaxDays, 'day', 'genitive')}.`;
const reversedText = 'اليوم الأول بعد الأخير.';
const refusal = (message: string) =>
  new AppError('invalid-input', { message, errors: { from: [message] } });

/** The days that are asked for, by default the last 31. @throws AppError invalid-input for an impossible span */
export function daysOf(
  { from, to }: TotalsQuery,
  { now, timeZone }: { now: Date; timeZone: string },
): Days {
  const last = to ?? todayIn(now, timeZone);
  const end = Date.parse(last);
  const first = from ?? dayOf(end - (limits.totalsDays - 1) * dayLength);
  const days = (end - Date.parse(first)) / dayLength + 1;
  if (days < 1) throw refusal(reversedText);
  if (days > limits.totalsMaxDays) throw refusal(tooLongText);
  return { from: first, to: last };
}

/** What approved transfers brought, by day and channel in the provider's time zone. @throws AppError invalid-input */
export async function readTotals(
  { db, now, settings }: Pick<Platform, 'db' | 'now' | 'settings'>,
  query: TotalsQuery,
): Promise<TotalsAnswer> {
  const { timeZone } = settings();
  const { from, to } = daysOf(query, { now: now(), timeZone });
  const { rows } = await db.execute<Record<string, unknown> & TransferTotal>(sql`
    select to_char(transfers.decided_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      transfers.channel_name as channel, payments.currency, count(*)::int as count,
      sum(payments.amount)::float8 as amount
    from transfers
    join payments on payments.way = 'transfer' and payments.vendor_id = 'transfer:' || transfers.id
    where transfers.state = 'approved'
      and transfers.decided_at >= (${from}::date)::timestamp at time zone ${timeZone}
      and transfers.decided_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    group by 1, 2, 3 order by 1 desc, 2, 3`);
  return { from, to, totals: rows };
}
