import { buffer } from 'node:stream/consumers';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { renderPdf } from '#platform/typst/render-document.ts';
import { mayReadReceipt } from './policy.ts';
import { presentDocument } from './present-document.ts';
import { receiptWithBuyer } from './queries.ts';
import type { ReceiptData } from './receipt-data.ts';

/**
 * Draws the paper of a receipt from what was kept when it was issued.
 * @throws AppError not-found for anyone who may not read it too
 */
export async function drawReceipt(
  platform: Pick<Platform, 'db' | 'storage'>,
  { caller, number }: { caller: Caller; number: number },
): Promise<Buffer> {
  const found = await receiptWithBuyer(platform.db, number);
  if (!found || !mayReadReceipt(caller, found)) throw new AppError('not-found');
  const { receipt } = found;
  const logo = await readLogo(platform, (receipt.data as ReceiptData).seller.logo);
  const paper = presentDocument(receipt);
  return logo
    ? renderPdf('receipt', paper, { pictures: { 'logo.png': logo } })
    : renderPdf('receipt', { ...paper, logo: '' });
}

/** Null for a copy that is gone: then the seller's name stands in its place. */
async function readLogo({ storage }: Pick<Platform, 'storage'>, path: string | null) {
  if (path === null || !(await storage.stat(path))) return null;
  return buffer(storage.read(path));
}
