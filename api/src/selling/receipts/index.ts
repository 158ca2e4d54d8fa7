export { drawReceipt } from './draw-receipt.ts';
export { issueReceipt } from './issue-receipt.ts';
export { documentPicture, keepPicture } from './keep-logo.ts';
export type { Receipt } from './queries.ts';
export type { ReceiptData } from './receipt-data.ts';
export { readDocumentLogo, readStoredPicture } from './seller.ts';
