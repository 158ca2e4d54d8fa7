import { fromMinor } from '@nibras/contract/money.ts';
import type { ReceiptData } from './receipt-data.ts';

/** The fields of the QR code of a simplified tax invoice in Saudi Arabia, phase 1. */
export interface ZatcaFields {
  seller: string;
  taxNumber: string;
  /** When it was issued, ISO 8601 in UTC. */
  at: string;
  /** Decimal numbers. */
  total: string;
  tax: string;
}

/**
 * The text of ZATCA's QR code (tags 1 to 5): for each field its tag, the length in bytes of its UTF-8, and the bytes; all
 * in base64.
 * @throws Error for a field of more than 255 bytes, whose length does not fit
 */
export function zatcaText({ seller, taxNumber, at, total, tax }: ZatcaFields): string {
  const fields = [seller, taxNumber, at, total, tax].map((text, index) => {
    const value = Buffer.from(text);
    if (value.length > 255) throw new Error(`ZATCA's field ${index + 1} is too long`);
    return Buffer.concat([Buffer.from([index + 1, value.length]), value]);
  });
  return Buffer.concat(fields).toString('base64');
}

/** Whether a paper must have the code: the seller is in Saudi Arabia, and there is VAT. */
export const needsZatca = ({ seller, tax }: ReceiptData): boolean =>
  seller.country === 'SA' && tax > 0;

/** The code's text for a receipt; empty where it needs none. */
export function zatcaOf(data: ReceiptData, issuedAt: Date): string {
  if (!needsZatca(data)) return '';
  const { seller, currency, total, tax } = data;
  return zatcaText({
    seller: cut(seller.legalName),
    taxNumber: seller.taxNumber,
    at: issuedAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    total: fromMinor(total, currency),
    tax: fromMinor(tax, currency),
  });
}

/** The first 255 bytes, without half a letter. */
function cut(text: string): string {
  let end = text.length;
  while (Buffer.byteLength(text.slice(0, end)) > 255) end--;
  return text.slice(0, end).trimEnd();
}
