import { sellingSetups as limits } from '@nibras/contract/limits.ts';
import { fromMinor } from '@nibras/contract/money.ts';
import { writtenNumber } from '@nibras/contract/selling/receipts/shapes.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { csvLine, csvStart } from '#platform/text/csv.ts';
import type { Receipt, ReceiptData } from '#selling/receipts/index.ts';
import { receiptsOf } from './list-queries.ts';

const headings = [
  'الرقم',
  'النوع',
  'التاريخ',
  'المشتري',
  'البريد',
  'مرجع الشراء',
  'البنود',
  'قبل الضريبة',
  'نسبة الضريبة',
  'الضريبة',
  'الإجمالي',
  'من الرصيد',
  'العملة',
  'طريقة الدفع',
  'الوسيلة',
  'رقم عملية الدفع',
  'يصحح الإيصال',
];

/** Amounts are numbers, and those of refunds negative, so that a spreadsheet can add them up. */
function cells({ number, kind, issuedAt, data: kept }: Receipt): (string | number)[] {
  const data = kept as ReceiptData;
  const sign = kind === 'refund' ? -1 : 1;
  const money = (amount: number) => Number(fromMinor(sign * amount, data.currency)) || 0;
  return [
    writtenNumber(number),
    kind === 'refund' ? 'إشعار استرداد' : 'إيصال',
    issuedAt.toLocaleString('sv-SE', { timeZone: data.timeZone }).slice(0, 16),
    data.buyer.name,
    data.buyer.email,
    data.reference,
    data.lines.map(({ name }) => name).join('، '),
    money(data.total - data.tax),
    data.taxRate / 100,
    money(data.tax),
    money(data.total),
    money(data.credit),
    data.currency,
    data.way ?? '',
    data.channel ?? '',
    data.paymentReference ?? '',
    data.corrects ? writtenNumber(data.corrects.number) : '',
  ];
}

async function* lines(platform: Platform, month: string): AsyncGenerator<string> {
  const of = { month, timeZone: platform.settings().timeZone };
  yield csvStart + csvLine(headings);
  let after = 0;
  for (;;) {
    const rows = await receiptsOf(platform.db, of, { limit: limits.exportBatch, after });
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
    yield rows.map((row) => csvLine(cells(row))).join('');
  }
}

/** The receipts of a month as CSV, in the order of their numbers; the audit log says that they were taken out. */
export async function exportReceipts(
  platform: Platform,
  { caller, month }: { caller: Caller; month: string },
): Promise<AsyncGenerator<string>> {
  await platform.db.transaction((tx) =>
    writeEntry(tx, {
      person: caller.id,
      action: 'receipts-exported',
      kind: 'settings',
      itemId: 0,
      details: { name: month },
      now: platform.now(),
    }),
  );
  return lines(platform, month);
}
