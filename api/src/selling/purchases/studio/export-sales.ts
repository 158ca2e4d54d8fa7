import { sales as limits } from '@nibras/contract/limits.ts';
import { fromMinor } from '@nibras/contract/money.ts';
import {
  purchaseStateNames,
  wayNames,
} from '@nibras/contract/selling/purchases/studio/purchase-names.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { csvLine, csvStart } from '#platform/text/csv.ts';

import type { Input } from './filter-purchases.ts';
import { purchaseIds, type SaleRow, saleRows } from './list-purchases.ts';

const headings = () => [
  'المرجع',
  'تاريخ الإنشاء',
  'تاريخ الدفع',
  'الحالة',
  'طريقة الدفع',
  'الاسم',
  'البريد الإلكتروني',
  wording`الكورسات`,
  'السعر',
  'الخصم',
  'الضريبة',
  'الإجمالي',
  'من الرصيد',
  'المسترد',
  'الصافي',
  'العملة',
  'أرقام الإيصالات',
];

interface ExportRow extends Record<string, unknown> {
  id: number;
  made: string;
  paid: string | null;
  tax: string;
  names: string[];
  receipts: number[] | null;
}

/** What the file has beside the rows of the list; times are the provider's. */
async function exportRows(db: Queryable, ids: number[], timeZone: string) {
  const at = (column: 'created_at' | 'paid_at') =>
    sql`to_char(${sql.identifier(column)} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')`;
  const { rows } = await db.execute<ExportRow>(sql`
    select id, ${at('created_at')} as made, ${at('paid_at')} as paid, tax,
      array(select name from purchase_lines where purchase_id = purchases.id order by id) as names,
      array(select number from receipts where purchase_id = purchases.id order by number) as receipts
    from purchases where id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

function cells(row: SaleRow, more: ExportRow | undefined) {
  const money = (amount: string | number) => fromMinor(Number(amount), row.currency);
  const isPaid = row.paidAt !== null;
  return [
    row.reference,
    more?.made ?? null,
    more?.paid ?? null,
    purchaseStateNames[row.state],
    row.way === null ? null : wayNames[row.way],
    row.personName,
    row.personEmail,
    more?.names.join('، ') ?? null,
    money(row.price),
    money(row.discount),
    money(more?.tax ?? 0),
    money(row.total),
    money(row.credit),
    money(row.refunded),
    money(isPaid ? Number(row.total) - Number(row.refunded) : 0),
    row.currency,
    more?.receipts?.join(' ') ?? null,
  ];
}

/** The lines of the file, read in parts, so that an export of any length takes little memory. */
async function* lines(platform: Platform, input: Input): AsyncGenerator<string> {
  yield csvStart + csvLine(headings());
  let before: number | undefined;
  for (;;) {
    const slice = { before, limit: limits.exportBatch };
    const { search } = input.filters;
    const ids = await readList(platform, search, (db) => purchaseIds(db, input, slice));
    before = ids.at(-1);
    if (before === undefined) return;
    const rows = await saleRows(platform.db, ids);
    const more = await exportRows(platform.db, ids, input.timeZone);
    yield rows.map((row) => csvLine(cells(row, more.get(row.id)))).join('');
  }
}

/**
 * Writes what the list shows as CSV, and into the audit log that it was taken out.
 * @returns the lines, in the order of the list
 * @throws AppError forbidden
 */
export async function exportSales(
  platform: Platform,
  { caller, ...input }: Input & { caller: Person },
): Promise<AsyncGenerator<string>> {
  const entry = { person: caller.id, kind: 'purchase', itemId: 0, now: platform.now() };
  await platform.db.transaction((tx) => writeEntry(tx, { ...entry, action: 'sales-exported' }));
  return lines(platform, input);
}
