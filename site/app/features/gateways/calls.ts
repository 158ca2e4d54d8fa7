import type { CheckAnswer } from '@nibras/contract/selling/gateways/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { apiSend } from '#platform/api/api-client.ts';

const schemas = () => import('@nibras/contract/selling/gateways/shapes.ts');

/** Opens a gateway's page for a purchase. @returns its address */
export async function payAt(purchase: number, way: Gateway): Promise<string> {
  const { url } = await apiSend('POST', `/api/checkout/${purchase}/pay`, {
    json: { way },
    schema: async () => (await schemas()).payAnswer,
  });
  return url;
}

/** Asks the gateways of a purchase how it stands. */
export const checkPayment = (purchase: number): Promise<CheckAnswer> =>
  apiSend('POST', `/api/checkout/${purchase}/check`, {
    schema: async () => (await schemas()).checkAnswer,
  });
