import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { routes } from './routes.ts';

export { issueReceipt } from './issue-receipt.ts';
export type { Receipt } from './queries.ts';
export type { ReceiptData } from './receipt-data.ts';

/** Receipts and notes of refunds, and their papers. */
export const receipts: Feature = { name: 'receipts', signedIn: routes, jobs: workers };
