import { codes as limits } from '@nibras/contract/limits.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { Platform } from '#platform/platform.ts';
import { csvLine, csvStart } from '#platform/text/csv.ts';
import { documentDate } from '#platform/typst/document-date.ts';
import { qrSvg } from '#platform/typst/qr.ts';
import { renderPdf } from '#platform/typst/render-document.ts';
import { type BatchRow, batchOf } from './batch-queries.ts';

import { type NumberedCode, numberedCodes, type SheetInput } from './sheet.ts';
import { cardTexts, codeWithPrefix, redeemLink } from './sheet-texts.ts';

type Services = Pick<Platform, 'db' | 'secrets' | 'settings' | 'config' | 'now'>;

/** The address of the page that redeems codes, as a card shows it. */
const shownAddress = (platform: Services) =>
  pageAddress({ ...platform.config, ...platform.settings() }, '/redeem').replace(
    /^https?:\/\//,
    '',
  );

const linkOf = (platform: Services, code: string) =>
  redeemLink({ ...platform.config, ...platform.settings() }, code);

/** Cards with cut lines, 24 on a page. */
function pdfOf(platform: Services, row: BatchRow, codes: readonly NumberedCode[]): Promise<Buffer> {
  const { siteName, timeZone } = platform.settings();
  return renderPdf('codes', {
    date: documentDate(platform.now(), timeZone),
    title: row.batch.name,
    site: siteName,
    address: shownAddress(platform),
    ...cardTexts(row, timeZone),
    cards: codes.map(({ number, code }) => ({
      number: String(number),
      code: codeWithPrefix(row.batch.prefix, code),
      qr: qrSvg(linkOf(platform, code)),
    })),
  });
}

/** One line a code, for a printing house or a centre's own sheets. */
function csvOf(platform: Services, row: BatchRow, codes: readonly NumberedCode[]): Buffer {
  const texts = cardTexts(row, platform.settings().timeZone);
  const lines = codes.map(({ number, code }) =>
    csvLine([
      number,
      codeWithPrefix(row.batch.prefix, code),
      texts.opens,
      texts.price,
      texts.until,
      linkOf(platform, code),
    ]),
  );
  const headings = csvLine(['الرقم', 'الكود', 'يفتح', 'السعر', 'الصلاحية', 'الرابط']);
  return Buffer.from(csvStart + headings + lines.join(''));
}

/**
 * The sheet of codes that the caller still has from making them, and an entry of the audit log that it was taken out.
 * @throws AppError batch-not-found, not-these-codes, too-many-items for more than one PDF can have
 */
export async function printSheet(
  platform: Services,
  { caller, batch, input }: { caller: Person; batch: number; input: SheetInput },
): Promise<{ type: string; name: string; body: Buffer }> {
  const now = platform.now();
  const row = await batchOf(platform.db, batch, now);
  if (input.format === 'pdf' && input.codes.length > limits.perSheet) {
    throw new AppError('too-many-items');
  }
  const codes = await numberedCodes(platform, batch, input);
  const body =
    input.format === 'pdf' ? await pdfOf(platform, row, codes) : csvOf(platform, row, codes);
  await platform.db.transaction((tx) =>
    writeEntry(tx, {
      person: caller.id,
      action: 'codes-printed',
      kind: 'code-batch',
      itemId: batch,
      name: row.batch.name,
      details: { count: codes.length },
      now,
    }),
  );
  const numbers = `${input.first}-${input.first + codes.length - 1}`;
  return {
    type: input.format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
    name: `codes-${batch}-${numbers}.${input.format}`,
    body,
  };
}
