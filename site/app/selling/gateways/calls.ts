import {
  postCheckoutByIdCheck,
  postCheckoutByIdPay,
} from '@nibras/contract/selling/gateways/calls.ts';
import type { CheckAnswer } from '@nibras/contract/selling/gateways/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** Opens a gateway's page for a purchase. @returns its address */
export async function payAt(purchase: number, way: Gateway): Promise<string> {
  const { url } = await makeCall(postCheckoutByIdPay, { params: { id: purchase }, body: { way } });
  return url;
}

/** Asks the gateways of a purchase how it stands. */
export const checkPayment = (purchase: number): Promise<CheckAnswer> =>
  makeCall(postCheckoutByIdCheck, { params: { id: purchase } });
