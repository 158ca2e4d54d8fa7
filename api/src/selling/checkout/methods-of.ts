import type { CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import type { Purchase } from '@nibras/contract/selling/purchases/shapes.ts';

interface Offered {
  /** How many channels take transfers. */
  channels: number;
  gateways: CheckoutAnswer['ways'];
  /** What the person has to spend beside what the purchase has taken. */
  credit: number;
}

/** How a purchase can be paid: none unless it is open. Credit alone is not ready where it pays a part only. */
export function methodsOf(
  { state, due, credit: taken }: Pick<Purchase, 'state' | 'due' | 'credit'>,
  { channels, gateways, credit }: Offered,
): CheckoutAnswer['ways'] {
  if (state !== 'open') return [];
  return [
    ...(channels > 0 ? [{ way: 'transfer' as const, ready: due > 0 }] : []),
    ...gateways,
    ...(credit > 0 || taken > 0 ? [{ way: 'credit' as const, ready: credit >= due }] : []),
  ];
}
