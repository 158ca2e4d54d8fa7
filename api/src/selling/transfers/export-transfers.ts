import { transfers as limits } from '@nibras/contract/limits.ts';
import { fromMinor } from '@nibras/contract/money.ts';
import type { TransferState } from '@nibras/contract/selling/transfers/shapes.ts';
import type { TotalsQuery } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { csvLine, csvStart } from '#platform/text/csv.ts';

import { type Days, daysOf } from './totals.ts';

const headings = [
  'رقم الإيصال',
  'وصل في',
  'الحالة',
  'الاسم',
  'البريد الإلكتروني',
  'مرجع التحويل',
  'ما اشتراه',
  'الوسيلة',
  'المبلغ المطلوب',
  'المبلغ الذي وصل',
  'العملة',
  'آخر أرقام المحوِّل',
  'وقت التحويل',
  'من قرر فيه',
  'وقت القرار',
  'السبب',
];

const stateNames: Record<TransferState, string> = {
  waiting: 'ينتظر القرار',
  asked: 'سُئل صاحبه',
  approved: 'مقبول',
  declined: 'مرفوض',
  withdrawn: 'حل محله إيصال أحدث',
};

interface ExportRow extends Record<string, unknown> {
  id: number;
  at: string;
  state: TransferState;
  name: string | null;
  email: string | null;
  reference: string;
  bought: string | null;
  channel: string;
  due: string;
  received: string | null;
  currency: Currency;
  digits: string;
  sent: string | null;
  decider: string | null;
  decided: string | null;
  reason: string;
}

const money = (amount: string | null, currency: Currency) =>
  amount === null ? null : fromMinor(Number(amount), currency);

const cells = (row: ExportRow) => [
  row.id,
  row.at,
  stateNames[row.state],
  row.name,
  row.email,
  row.reference,
  row.bought,
  row.channel,
  money(row.due, row.currency),
  money(row.received, row.currency),
  row.currency,
  row.digits,
  row.sent,
  row.decider,
  row.decided,
  row.reason,
];

const format = sql`'YYYY-MM-DD HH24:MI'`;

async function exportRows(
  db: Queryable,
  { days, before, timeZone }: { days: Days; before: number | null; timeZone: string },
): Promise<ExportRow[]> {
  const { rows } = await db.execute<ExportRow>(sql`
    select transfers.id, to_char(transfers.created_at at time zone ${timeZone}, ${format}) as at,
      transfers.state, people.name, people.email, purchases.reference,
      (select string_agg(purchase_lines.name, '، ' order by purchase_lines.id) from purchase_lines
        where purchase_lines.purchase_id = purchases.id) as bought,
      transfers.channel_name as channel, purchases.total - purchases.credit as due,
      payments.amount as received, purchases.currency, transfers.sender_digits as digits,
      to_char(transfers.sent_at at time zone ${timeZone}, ${format}) as sent, deciders.name as decider,
      to_char(transfers.decided_at at time zone ${timeZone}, ${format}) as decided, transfers.reason
    from transfers
    join purchases on purchases.id = transfers.purchase_id
    left join people on people.id = purchases.person_id
    left join people deciders on deciders.id = transfers.decided_by
    left join payments on payments.way = 'transfer' and payments.vendor_id = 'transfer:' || transfers.id
    where (${before}::int is null or transfers.id < ${before})
      and transfers.created_at >= (${days.from}::date)::timestamp at time zone ${timeZone}
      and transfers.created_at < (${days.to}::date + 1)::timestamp at time zone ${timeZone}
    order by transfers.id desc limit ${limits.exportBatch}`);
  return rows;
}

/** The lines of the file, read in parts, so that an export of any length takes little memory. */
async function* lines({ db, settings }: Pick<Platform, 'db' | 'settings'>, days: Days) {
  const { timeZone } = settings();
  yield csvStart + csvLine(headings);
  let before: number | null = null;
  for (;;) {
    const rows: ExportRow[] = await exportRows(db, { days, before, timeZone });
    before = rows.at(-1)?.id ?? null;
    if (before === null) return;
    yield rows.map((row) => csvLine(cells(row))).join('');
  }
}

/**
 * Writes the receipts that were sent within some days as CSV, the newest first, and into the log that they were taken out.
 * @throws AppError invalid-input
 */
export async function exportTransfers(
  platform: Platform,
  { caller, query }: { caller: Person; query: TotalsQuery },
): Promise<AsyncGenerator<string>> {
  const now = platform.now();
  const days = daysOf(query, { now, timeZone: platform.settings().timeZone });
  const entry = { person: caller.id, kind: 'transfer', itemId: 0, now };
  await platform.db.transaction((tx) => writeEntry(tx, { ...entry, action: 'transfers-exported' }));
  return lines(platform, days);
}
