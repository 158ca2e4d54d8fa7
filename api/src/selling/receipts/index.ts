export { drawReceipt } from './draw-receipt.ts';
export { issueReceipt } from './issue-receipt.ts';
export type { Receipt } from './queries.ts';
export type { ReceiptData } from './receipt-data.ts';
