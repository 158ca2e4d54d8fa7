import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';

/** What can still go back of all payments of a purchase, in minor units; 0 where nothing can. */
export function refundable({ currency, lines, payments }: SaleDetail): number {
  if (!lines.some(({ total, refunded }) => refunded < total)) return 0;
  return payments
    .filter((payment) => payment.outcome === 'paid' && payment.currency === currency)
    .reduce((sum, { left }) => sum + left, 0);
}
