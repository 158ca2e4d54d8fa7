import type { PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';

export interface ReceiptLine {
  name: string;
  /** The bundle that it was bought in. */
  bundle: string | null;
  price: number;
  discount: number;
}

/**
 * All that a receipt or a note of a refund says, kept as it was when it was issued, so that its paper is the same for
 * ever. Amounts are in minor units of `currency`.
 */
export interface ReceiptData {
  seller: {
    siteName: string;
    /** The site's name where the provider has set none. */
    legalName: string;
    taxNumber: string;
    country: string;
    address: string;
    email: string;
    phone: string;
    /** The path of a copy of the logo, which nobody replaces; null without one. */
    logo: string | null;
  };
  buyer: { name: string; email: string };
  timeZone: string;
  /** Of the purchase, as its buyer knows it. */
  reference: string;
  currency: Currency;
  lines: ReceiptLine[];
  coupon: string | null;
  price: number;
  discount: number;
  /** The VAT that `total` contains. */
  tax: number;
  /** Its rate in basis points. */
  taxRate: number;
  /** Whether the lines' prices contain it. */
  taxInPrices: boolean;
  /** Of the purchase; of a refund: what goes back. */
  total: number;
  /** The part of `total` that the buyer's credit paid. */
  credit: number;
  way: PaymentWay | null;
  /** The channel of a transfer, or the gateway's own name of the payment. */
  channel: string | null;
  paymentReference: string | null;
  /** What came, where that is not what was due. */
  received: { amount: number; currency: string } | null;
  paidAt: string;
  /** Of a refund's note: the receipt that it corrects. */
  corrects: { number: number; issuedAt: string; reason: string } | null;
}
