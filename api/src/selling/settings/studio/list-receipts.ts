import { sellingSetups as limits } from '@nibras/contract/limits.ts';
import type {
  ReceiptsAnswer,
  StudioReceipt,
} from '@nibras/contract/selling/settings/studio/shapes.ts';
import { boundedMeta, boundedWindow } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import type { Receipt, ReceiptData } from '#selling/receipts/index.ts';
import { countOf, monthsWithReceipts, receiptsOf, sumsOf } from './list-queries.ts';

/** The receipts of a month with its sums, the newest first; without a month of the last one that has receipts. */
export async function listReceipts(
  { db, settings, now }: Pick<Platform, 'db' | 'settings' | 'now'>,
  { page, month }: { page: number; month?: string | undefined },
): Promise<ReceiptsAnswer> {
  const { timeZone } = settings();
  const months = await monthsWithReceipts(db, timeZone);
  const of = { month: month ?? months[0] ?? monthOf(now(), timeZone), timeZone };
  const query = { page, per_page: limits.receiptsPerPage };
  const rows = await receiptsOf(db, of, boundedWindow(query));
  return {
    month: of.month,
    months,
    sums: await sumsOf(db, of),
    receipts: { data: rows.map(presentRow), meta: boundedMeta(query, await countOf(db, of)) },
  };
}

/** «2026-11» of a moment. */
const monthOf = (at: Date, timeZone: string) =>
  at.toLocaleDateString('sv-SE', { timeZone }).slice(0, 7);

function presentRow({ number, kind, issuedAt, purchaseId, data: kept }: Receipt): StudioReceipt {
  const { reference, buyer, currency, total, tax, way, corrects } = kept as ReceiptData;
  return {
    number,
    kind,
    issued_at: issuedAt.toISOString(),
    purchase: purchaseId,
    reference,
    buyer: buyer.name || buyer.email,
    currency,
    total,
    tax,
    way,
    corrects: corrects?.number ?? null,
  };
}
