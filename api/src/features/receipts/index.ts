import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { routes } from './routes.ts';

export { drawReceipt } from './draw-receipt.ts';
export { issueReceipt } from './issue-receipt.ts';
export { keepPicture, paperPicture } from './keep-logo.ts';
export type { Receipt } from './queries.ts';
export type { ReceiptData } from './receipt-data.ts';
export { readKeptPicture, readPaperLogo } from './seller.ts';

/** Receipts and notes of refunds, and their papers. */
export const receipts: Feature = { name: 'receipts', routes, jobs: workers };
