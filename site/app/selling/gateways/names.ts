import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';

/** What gateways are called within a sentence. */
export const gatewayNames: Record<Gateway, string> = {
  paymob: 'Paymob',
  fawry: 'فوري',
  moyasar: 'Moyasar',
  stripe: 'Stripe',
};
