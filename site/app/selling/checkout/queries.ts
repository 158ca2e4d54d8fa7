import {
  getCheckoutById,
  getWaysToPay,
  postCheckoutByIdAgain,
  postCheckoutByIdCancel,
  putCheckoutById,
} from '@nibras/contract/selling/checkout/calls.ts';
import type { ChangeCheckout, CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import { getPurchases } from '@nibras/contract/selling/purchases/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** The API path of a purchase's state, and of its changes. */
export const checkoutPath = (id: string | number) => addressOf(getCheckoutById, { params: { id } });

/** The prefix of the keys of what is shown of purchases. */
export const purchasesKey = ['purchases'] as const;

/** Query of a purchase: where it stands, and how it can be paid. */
export function checkoutQuery(id: string) {
  return queryOptions({
    queryKey: [...purchasesKey, 'one', id],
    queryFn: ({ signal }) => makeCall(getCheckoutById, { params: { id }, signal }),
    // Its state changes by what others do, so it is read again at each visit.
    staleTime: 2_000,
    refetchOnWindowFocus: true,
  });
}

/** The API path of a page of the user's purchases. */
export const purchasesPath = (page: number) => addressOf(getPurchases, { query: { page } });

/** Query of a page of the user's purchases. The previous page stays while the next is loading. */
export function purchaseListQuery(page: number) {
  return queryOptions({
    queryKey: [...purchasesKey, 'list', page],
    queryFn: async ({ signal }) => {
      return (await makeCall(getPurchases, { query: { page }, signal })).purchases;
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
}

/** Changes the coupon, or whether credit pays. */
export async function changeCheckout(id: number, body: ChangeCheckout): Promise<CheckoutAnswer> {
  return (await makeCall(putCheckoutById, { params: { id }, body })).checkout;
}

/** Cancels a purchase that is not paid. */
export async function cancelCheckout(id: number): Promise<CheckoutAnswer> {
  return (await makeCall(postCheckoutByIdCancel, { params: { id } })).checkout;
}

/** Begins a new purchase of the same. @returns its id */
export async function buyAgain(id: number): Promise<number> {
  return (await makeCall(postCheckoutByIdAgain, { params: { id } })).purchase.id;
}

/** Query of what visitors may know of the payment methods. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['ways-to-pay'],
  queryFn: ({ signal }) => makeCall(getWaysToPay, { signal }),
});
